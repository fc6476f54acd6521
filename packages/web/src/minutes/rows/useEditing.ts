import { useEffect, useRef } from 'react';
import { minutes } from '#contract/minutes/endpoints.ts';
import { MinutesChange, type MinutesOverrides, type MinutesView } from '#contract/minutes/schema.ts';
import { useChange } from '../../base/data.ts';
import { useLanguage } from '../../base/texts.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { saidIn } from './overriding.ts';

type Sent = { id: number; updatedAt: string; overrides: MinutesOverrides; lang: 'cs' | 'en' };

/** The page as it stands, and how it is read anew. */
export type Reading = { view: MinutesView; reload: () => Promise<MinutesView> };

type Editing<V> = Reading & {
  valuesOf: (view: MinutesView) => V;
  /** What people say once these values are kept. */
  said: (values: V, before: MinutesOverrides) => MinutesOverrides;
  done: () => void;
};

/** While nothing moved in this part, a newer page is what its form stands on: two parts may be open beside each other. */
function useFollowing(follow: RecordForm<object>['follow'], at: string, part: string, isRefused: () => boolean) {
  const stood = useRef({ at, part });
  useEffect(() => {
    if (stood.current.at === at || stood.current.part !== part || isRefused()) return;
    follow(stood.current.at, at);
    stood.current.at = at;
  });
}

/** One part of the minutes under edit. What others changed elsewhere in them stays theirs. */
export function useEditing<V extends object>({
  view,
  reload,
  valuesOf,
  said,
  done,
}: Editing<V>): {
  form: RecordForm<V>;
  busy: boolean;
} {
  const { locale } = useLanguage();
  const change = useChange(minutes.change, { quiet: true });
  // Once refused, the two ways out of it say what the form stands on.
  const refused = useRef(false);
  const form = useRecordForm<V, Sent, MinutesView>({
    initial: valuesOf(view),
    version: view.updatedAt,
    schema: MinutesChange,
    input: (values, updatedAt) => ({
      ...{ id: view.meetingId, updatedAt, lang: locale },
      overrides: said(values, saidIn(view)),
    }),
    send: change.run,
    reload: async () => {
      refused.current = true;
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done,
  });
  useFollowing(form.follow, view.updatedAt, JSON.stringify(valuesOf(view)), () => refused.current);
  return { form, busy: change.busy };
}

/** A change at once, without a form: of what somebody just looked at. */
export function useKeeping({ view }: Reading) {
  const { locale } = useLanguage();
  const { run, busy } = useChange(minutes.change, { quiet: true });
  const keep = (overrides: MinutesOverrides, updatedAt = view.updatedAt) =>
    run({ id: view.meetingId, updatedAt, overrides, lang: locale }).catch(() => undefined);
  return { keep, busy };
}
