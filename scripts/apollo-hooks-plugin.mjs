import { concatAST, Kind } from 'graphql';

/** What makes the hooks of each kind of operation: see codegen.yml for where. */
const makers = {
  query: { '': 'queryHook', Suspense: 'suspenseQueryHook', Lazy: 'lazyQueryHook' },
  mutation: { '': 'mutationHook' },
  subscription: { '': 'subscriptionHook' },
};

/**
 * Writes the hooks of the operations of a file: `useStudioQuery`, `useStudioSuspenseQuery` and so
 * on. What they take and return follows from their typed documents, so nothing of it is written
 * here. GraphQL Code Generator's own plugin for hooks does not compile with Apollo Client 4.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ hooksFrom: string, lazyHooksFrom: string }>}
 */
export function plugin(_schema, documents, { hooksFrom, lazyHooksFrom }) {
  const { definitions } = concatAST(documents.flatMap(({ document }) => document ?? []));
  const hooks = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ name, operation }) =>
      Object.entries(makers[operation]).map(([prefix, maker]) => {
        const suffix = `${prefix}${operation[0].toUpperCase()}${operation.slice(1)}`;
        const hook = `use${name.value}${suffix}`;
        return {
          maker,
          text: `export const ${hook} = /*#__PURE__*/ ${maker}(${name.value}Document);`,
        };
      }),
    );
  const used = [...new Set(hooks.map(({ maker }) => maker))];
  const modules = Map.groupBy(used, (maker) =>
    maker === makers.query.Lazy ? lazyHooksFrom : hooksFrom,
  );
  return {
    prepend: [...modules].map(
      ([module, names]) => `import { ${names.join(', ')} } from '${module}';`,
    ),
    content: hooks.map(({ text }) => text).join('\n'),
  };
}
