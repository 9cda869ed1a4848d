import { useOutletContext } from 'react-router-dom';
import type { ProjectPageQuery } from './projects.generated.ts';

/** A project as the frame around its parts has it. */
export type OpenProject = NonNullable<ProjectPageQuery['project']>;

/** The project whose part is shown. */
export function useOpenProject(): OpenProject {
  return useOutletContext<OpenProject>();
}
