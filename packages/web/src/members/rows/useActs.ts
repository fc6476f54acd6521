import { activation } from '#contract/activation/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { type Params, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';

type Who = { id: number; full_name: string };
type Words = { title: TextKey; text: TextKey; yes: TextKey; danger?: boolean | 'deletes' };
/** What the question says besides, and what is sent once it was answered. */
type More = { text: string; yes: string; sent: object };

const words = {
  archive: { title: 'MEMBERS.ARCHIVE.ONE', text: 'MEMBERS.ARCHIVE.TEXT', yes: 'MEMBERS.ARCHIVE.ACT' },
  archiveAll: { title: 'MEMBERS.ARCHIVE.MANY', text: 'MEMBERS.ARCHIVE.TEXT_MANY', yes: 'MEMBERS.ARCHIVE.ACT' },
  restore: { title: 'MEMBERS.RESTORE.ONE', text: 'MEMBERS.RESTORE.TEXT', yes: 'MEMBERS.RESTORE.ACT' },
  removeAccess: { title: 'MEMBERS.CLOSE.ONE', text: 'MEMBERS.CLOSE.TEXT', yes: 'MEMBERS.CLOSE.ACT', danger: true },
  removeAll: { title: 'MEMBERS.DELETE.MANY', text: 'MEMBERS.DELETE.TEXT', yes: 'FORM.DELETE', danger: 'deletes' },
} as const satisfies Record<string, Words>;

/** Asks, acts, and answers whether it is done; what the server refuses it says itself. */
function useAsked<I>(name: keyof typeof words, call: Endpoint, paramsOf: (input: I) => Params, ends: Endpoint[] = []) {
  const say = useText();
  const change = useChange(call, { touches: [roles.rightsOf, activation.recap], ends });
  return async (asked: I, sent: object, more: More | null = null): Promise<boolean> => {
    const { title, text, yes, danger }: Words = words[name];
    const sure = await confirm({
      title: say(title, paramsOf(asked)),
      text: more ? `${more.text} ${say(text)}` : say(text),
      yes: more?.yes ?? say(yes),
      no: say('FORM.KEEP'),
      danger: danger || more !== null,
    });
    return (
      sure &&
      (await change.run({ ...sent, ...more?.sent } as never).then(
        () => true,
        () => false,
      ))
    );
  };
}

const nameOf = (who: Who) => ({ name: who.full_name });
const countOf = (ids: number[]) => ({ count: ids.length });

/** The warning before owners are archived, with their units; null where nobody owns one. */
function useOwnersWarning() {
  const say = useText();
  const ask = useAsk();
  return async (ids: number[]): Promise<More | null> => {
    const { owners } = await ask(members.owned, { ids }).catch(() => ({ owners: [] }));
    if (owners.length === 0) return null;
    const said = owners.map((o) => `${o.full_name} (${o.rooms.join(', ')})`).join('; ');
    return {
      text: say('MEMBERS.ARCHIVE.OWNERS', { owners: said }),
      yes: say('MEMBERS.ARCHIVE.OWNERS_YES'),
      sent: { owning: true },
    };
  };
}

/** What the committee does with people, each behind a question that names the person and the consequence. */
export function useActs() {
  const archive = useAsked('archive', members.archive, nameOf);
  const restore = useAsked('restore', members.restore, nameOf);
  const removeAccess = useAsked('removeAccess', members.removeAccess, nameOf);
  const archiveAll = useAsked('archiveAll', members.archiveAll, countOf);
  const removeAll = useAsked('removeAll', members.removeAll, countOf, [members.one]);
  const warningOf = useOwnersWarning();
  return {
    archive: async (who: Who) => archive(who, { id: who.id }, await warningOf([who.id])),
    restore: (who: Who) => restore(who, { id: who.id }),
    removeAccess: (who: Who) => removeAccess(who, { id: who.id }),
    archiveAll: async (ids: number[]) => archiveAll(ids, { ids }, await warningOf(ids)),
    removeAll: (ids: number[]) => removeAll(ids, { ids }),
  };
}
