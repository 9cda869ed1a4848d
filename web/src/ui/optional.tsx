import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

/** What a page is whole without: nothing shows while its code is loading, or when it cannot be loaded. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return !this.state.failed && <Suspense>{this.props.children}</Suspense>;
  }
}
