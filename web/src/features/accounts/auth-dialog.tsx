import { createContext, lazy, Suspense, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { SignInNotice } from './components/sign-in-notice.tsx';
import { dropAction, storeAction } from './pending-action.ts';
import type { PendingAction } from './pending-action.ts';
import type { AuthTab } from './components/auth-form.ts';

interface AuthRequest {
  tab: AuthTab;
  /** Called once somebody is logged in. */
  onSuccess?: (() => void) | undefined;
  /** The same, for whoever goes to a provider and comes back to a page that is loaded anew. */
  action?: PendingAction | undefined;
}

type OpenAuthDialog = (tab: AuthTab, onSuccess?: () => void, action?: PendingAction) => void;

const AuthDialogContext = createContext<OpenAuthDialog>(() => undefined);

// Most visits never open it.
const AuthDialog = lazy(async () => {
  const module = await import('./components/auth-dialog-content.tsx');
  return { default: module.AuthDialogContent };
});

/** Lets anything below open the dialog for signing in and up. */
export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<AuthRequest>();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback<OpenAuthDialog>((tab, onSuccess, action) => {
    dropAction();
    setRequest({ tab, onSuccess, action });
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    dropAction();
    setIsOpen(false);
  }, []);
  return (
    <AuthDialogContext.Provider value={open}>
      {children}
      <SignInNotice />
      {request && (
        <Suspense>
          <AuthDialog
            open={isOpen}
            tab={request.tab}
            onTabChange={(tab) => setRequest({ ...request, tab })}
            onClose={close}
            onLeave={() => request.action && storeAction(request.action)}
            onSuccess={() => {
              close();
              request.onSuccess?.();
            }}
          />
        </Suspense>
      )}
    </AuthDialogContext.Provider>
  );
}

/**
 * Opens the dialog for signing in and up, on a tab, and says what to do afterwards: as a function,
 * and as what `usePendingAction` does on the page that a provider leads back to.
 */
export function useAuthDialog(): OpenAuthDialog {
  return useContext(AuthDialogContext);
}
