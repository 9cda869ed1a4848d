import type { FormikHelpers, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { disputed } from '../conflict.ts';
import type { ConflictField } from '../conflict.ts';

interface SharedEditing<Known, Values> {
  /** As it was when the form was opened; undefined for what is new. */
  opened: Known | undefined;
  valuesOf: (known: Known) => Values;
  /** What two editors may have different. */
  fieldsOf: (theirs: Values, mine: Values) => readonly ConflictField<Values>[];
  /** Saves values on top of what is known. @throws a failure CONFLICT when somebody saved it meanwhile */
  send: (values: Values, over: Known | undefined) => Promise<Known>;
  /** Asks for it as it is saved now; undefined where it is gone. */
  renew: (known: Known) => Promise<Known | undefined>;
  onSaved: (saved: Known) => Promise<void> | void;
  /** What is said then. */
  saved: string;
}

interface Conflict<Known, Values> {
  base: Known;
  theirs: Known;
  mine: Values;
  form: FormikHelpers<Values>;
}

/** Saves a form of something that others edit as well: who comes second decides what stays. */
export function useSharedEditing<Known extends { version: number }, Values extends FormikValues>({
  opened,
  valuesOf,
  fieldsOf,
  send,
  renew,
  onSaved,
  saved,
}: SharedEditing<Known, Values>) {
  const { t } = useTranslation('admin');
  /** As it was saved last, as far as this editor knows: not as the cache may come to know it. */
  const known = useRef(opened);
  const [conflict, setConflict] = useState<Conflict<Known, Values>>();
  /** How often the form got other values than were typed: its fields begin anew then. */
  const [round, setRound] = useState(0);

  /** @returns whether it is saved; else whoever writes is asked what is to stay */
  async function attempt(
    values: Values,
    over: Known | undefined,
    form: FormikHelpers<Values>,
  ): Promise<boolean> {
    try {
      known.current = await send(values, over);
    } catch (error) {
      const theirs = over && failureOf(error).code === 'CONFLICT' ? await renew(over) : undefined;
      if (!over || !theirs) throw error;
      const compared = { base: valuesOf(over), theirs: valuesOf(theirs), mine: values };
      if (disputed(fieldsOf(compared.theirs, values), compared).length > 0) {
        setConflict({ base: over, theirs, mine: values, form });
        return false;
      }
      // Both have written the same.
      known.current = theirs;
    }
    // Saved is not changed: whoever leaves now loses nothing.
    form.resetForm({ values });
    await onSaved(known.current);
    return true;
  }

  return {
    round,
    save: async (values: Values, form: FormikHelpers<Values>): Promise<'unsent' | undefined> => {
      if (!(await attempt(values, known.current, form))) return 'unsent';
      showToast({ tone: 'success', title: saved });
      return undefined;
    },
    /** What is to be decided; undefined for nothing. */
    conflict: conflict && {
      /** Of theirs: each is decided for itself. */
      version: conflict.theirs.version,
      fields: fieldsOf(valuesOf(conflict.theirs), conflict.mine),
      base: valuesOf(conflict.base),
      theirs: valuesOf(conflict.theirs),
      mine: conflict.mine,
      onClose: () => setConflict(undefined),
      async onDecided(values: Values): Promise<void> {
        const { theirs, mine, form } = conflict;
        if (!(await attempt(values, theirs, form))) return;
        setConflict(undefined);
        setRound((before) => before + 1);
        const keepMine = async () => {
          if (await attempt(mine, known.current, form)) setRound((before) => before + 1);
        };
        showToast({
          tone: 'success',
          title: saved,
          action: {
            label: t('conflict.allMine'),
            onSelect: () =>
              void keepMine().catch(() => showToast({ tone: 'error', title: t('entries.failed') })),
          },
        });
      },
    },
  };
}
