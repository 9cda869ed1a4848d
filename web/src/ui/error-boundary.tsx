import { Component } from 'react';
import type { ReactNode } from 'react';
import { AttemptContext } from '#web/lib/attempt.ts';
import { ErrorState } from './error-state.tsx';
import type { FailureWords } from './error-state.tsx';

interface ErrorBoundaryProps extends FailureWords {
  /** When one of these changes, what failed is tried again. */
  resetKeys?: readonly unknown[];
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  keys: readonly unknown[];
  /** How often it was tried again. */
  attempt: number;
}

/** Keeps a failure of one part from taking the page with it, and offers to try that part again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {
    error: undefined,
    failed: false,
    keys: this.props.resetKeys ?? [],
    attempt: 0,
  };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKeys = [] }: ErrorBoundaryProps, state: State) {
    const isSame =
      resetKeys.length === state.keys.length &&
      resetKeys.every((key, index) => Object.is(key, state.keys[index]));
    return isSame ? null : { error: undefined, failed: false, keys: resetKeys };
  }

  override render(): ReactNode {
    const { failed, error, attempt } = this.state;
    if (!failed) {
      return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
    }
    const { resetKeys: _resetKeys, children: _children, ...words } = this.props;
    return (
      <ErrorState
        error={error}
        onRetry={() => this.setState({ error: undefined, failed: false, attempt: attempt + 1 })}
        {...words}
      />
    );
  }
}
