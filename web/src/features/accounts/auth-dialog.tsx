import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { SignInNotice } from './components/sign-in-notice.tsx';
import type { AuthTab } from './components/auth-form.ts';

interface AuthRequest {
  tab: AuthTab;
  /** Called once somebody is logged in. */
  onSuccess?: (() => void) | undefined;
}

type OpenAuthDialog = (tab: AuthTab, onSuccess?: () => void) => void;

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
  const open = useCallback<OpenAuthDialog>((tab, onSuccess) => {
    setRequest({ tab, onSuccess });
    setIsOpen(true);
  }, []);
  const close = useMemo(() => () => setIsOpen(false), []);
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

/** Opens the dialog for signing in and up, on a tab, and says what to do afterwards. */
export function useAuthDialog(): OpenAuthDialog {
  return useContext(AuthDialogContext);
}
