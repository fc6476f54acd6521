import { expect } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentsOlder } from '#contract/documents/endpoints-older.ts';
import { events } from '#contract/events/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { hashToken, sealTicket } from '#server/base/secrets/tokens.ts';
import type { Person } from './house.ts';
import { attachedIds, documentIds, folderIds, messageId, papers, portal, wordOf } from './seen.ts';
import { fetched } from './sending-files.ts';
import { filesIn } from './zip.ts';

const sessions = new Map<string, number>();
/** A ticket for what they were never given one: only the right decides. */
export async function ticketFor(who: Person, path: string, input: object): Promise<string> {
  const token = who.token as string;
  if (!sessions.has(token)) {
    const { rows } = await who.portal.pool.raw.query<{ id: string }>(
      "select set_config('app.across', 'on', false), id from session where token_hash = $1",
      [hashToken(token)],
    );
    sessions.set(token, Number(rows[0]?.id));
  }
  const until = who.portal.clock.now.getTime() + 60_000;
  const opened = { path, sessionId: sessions.get(token) as number, actorId: who.memberId as number, input, until };
  return path.replace(':ticket', sealTicket(who.portal.secret, opened));
}

/** Names of those documents for which the door opens. */
export async function openOnes(opens: (one: { id: number; fileId: number }) => Promise<boolean>): Promise<string[]> {
  const found = await Promise.all([...documentIds].map(async ([name, one]) => ((await opens(one)) ? [name] : [])));
  return found.flat();
}
const isOk = async (call: Promise<{ status: number }>) => (await call).status === 200;
export const isFetched = async (url: Promise<string>) => (await fetched(portal, await url)).statusCode === 200;
const attachedOnes = async (who: Person, path: string) => {
  const opened = [...attachedIds].map(async ([name, id]) =>
    (await isFetched(ticketFor(who, path, { id }))) ? [name] : [],
  );
  return (await Promise.all(opened)).flat();
};
type Inside = { files: { id: number }[]; inside: { id: number }[] };
const daysSaying = async (who: Person, says: string): Promise<string[]> => {
  const day = dayIn(portal.clock.now);
  const { status, body } = await who.call(events.layers, { from: day, to: day, layers: 'papers' });
  const { days } = status === 200 ? (body.data as { days: { title: string }[] }) : { days: [] };
  return days.flatMap(({ title }) => (title.startsWith(says) ? [title.slice(says.length)] : []));
};
type Answer = { files?: { name: string }[]; folders?: { name: string }[] };
const within = async (who: Person, endpoint: typeof documents.list | typeof documentsOlder.list, named: string) => {
  const answers = await Promise.all(
    [null, ...folderIds.values()].map((id) => who.call(endpoint, { [named]: id ?? '', sizePerPage: 'all' })),
  );
  return answers.map((a) => (a.status === 200 ? (a.body.data as Answer) : {}));
};

/** Every way to a document: names of those it gives to whoever asks. */
export const doors: Record<string, (who: Person) => Promise<string[]>> = {
  'the list': async (who) =>
    (await within(who, documents.list, 'folderId')).flatMap((a) => (a.files ?? []).map((f) => f.name)),
  'the older list': async (who) =>
    (await within(who, documentsOlder.list, 'folder_id')).flatMap((a) => (a.files ?? []).map((f) => f.name)),
  'its page': (who) => openOnes(({ id }) => isOk(who.call(documents.one, { id }))),
  'its versions': (who) => openOnes(({ id }) => isOk(who.call(documents.versions, { id }))),
  'the page of what runs out': async (who) => {
    const { status, body } = await who.call(documentDue.list, { sizePerPage: 'all' });
    return status === 200 ? (body.data as { files: { name: string }[] }).files.map((f) => f.name) : [];
  },
  'the calendar, where it runs out': (who) => daysSaying(who, 'Končí platnost: '),
  'the calendar, where it was done': (who) => daysSaying(who, 'Hotovo: '),
  'its due date': (who) => openOnes(({ id }) => isOk(who.call(documentDue.one, { id }))),
  'the search': async (who) => {
    const found = await Promise.all(
      [...documentIds.keys()].map(async (name) => {
        const { body } = await who.call(documents.search, { text: name });
        const { files = [] } = (body.data ?? {}) as { files?: { title: string }[] };
        return files.some((f) => f.title === `${name}.jpg`) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'the search inside of texts': async (who) => {
    const found = await Promise.all(
      [...documentIds].map(async ([name, { id }]) => {
        const { body } = await who.call(documents.search, { text: wordOf(id) });
        const { files = [] } = (body.data ?? {}) as { files?: { id: number; piece: string }[] };
        return files.some((f) => f.id === id && f.piece === wordOf(id)) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'the list by what is inside': async (who) => {
    const found = await Promise.all(
      [...documentIds].map(async ([name, { id }]) => {
        const folder = name in papers ? 'byt prodaný' : name.replace(/ (veřejně|soukromě)$/, '');
        const folderId = folderIds.get(folder) ?? '';
        const filters = JSON.stringify({ text: wordOf(id) });
        const { status, body } = await who.call(documents.list, { folderId, filters });
        const { files, inside } = status === 200 ? (body.data as Inside) : { files: [], inside: [] };
        expect(inside.map((f) => f.id)).toEqual(files.map((f) => f.id));
        return files.some((f) => f.id === id) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'a call for its address': (who) => openOnes(({ id }) => isOk(who.call(documents.download, { id }))),
  'its bytes': (who) => openOnes(({ id }) => isFetched(ticketFor(who, documents.bytes.path, { id, version: 1 }))),
  'a preview': (who) => openOnes(({ id }) => isFetched(ticketFor(who, documents.preview.path, { id, version: 1 }))),
  'what is attached to a message': async (who) => {
    const { status, body } = await who.call(messages.one, { id: messageId });
    return status === 200 ? (body.data as { files: { name: string }[] }).files.map((f) => f.name) : [];
  },
  'bytes of what is attached': (who) => attachedOnes(who, attached.bytes.path),
  'previews of what is attached': (who) => attachedOnes(who, attached.preview.path),
  'where it is attached': (who) =>
    openOnes(async ({ id }) => {
      const { status, body } = await who.call(attached.uses, { files: [id] });
      return status === 200 && (body.data as { total: number }).total > 0;
    }),
  'an archive of all': async (who) => {
    const all = { folders: [...folderIds.values()], files: [...documentIds.values()].map((d) => d.id) };
    const { statusCode, rawPayload } = await fetched(portal, await ticketFor(who, folders.zip.path, all));
    if (statusCode !== 200) return [];
    const names = [...filesIn(rawPayload).keys()].filter((name) => name.endsWith('.jpg'));
    return names.map((name) => (name.split('/').at(-1) as string).replace('.jpg', ''));
  },
};

export type Node = { name: string; fileCount: number; children: Node[] };
export const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((n) => [n, ...flat(n.children)]);

/** Every way to a folder. */
export const foldersThrough: Record<string, (who: Person) => Promise<string[]>> = {
  'the tree': async (who) => {
    const { status, body } = await who.call(folders.tree);
    return status === 200 ? flat((body.data as { folders: Node[] }).folders).map((f) => f.name) : [];
  },
  'the list': async (who) =>
    (await within(who, folders.list as never, 'parentId')).flatMap((a) => (a.folders ?? []).map((f) => f.name)),
  'the older list': async (who) =>
    (await within(who, documentsOlder.list, 'folder_id')).flatMap((a) => (a.folders ?? []).map((f) => f.name)),
  'its page': async (who) => {
    const found = await Promise.all(
      [...folderIds].map(async ([name, id]) => ((await isOk(who.call(folders.one, { id }))) ? [name] : [])),
    );
    return found.flat();
  },
  'the search': async (who) => {
    const found = await Promise.all(
      [...folderIds.keys()].map(async (name) => {
        const { body } = await who.call(folders.search, { text: name });
        const { folders: rows = [] } = (body.data ?? {}) as { folders?: { title: string }[] };
        return rows.some((f) => f.title === name) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'an archive of all': async (who) => {
    const all = { folders: [...folderIds.values()], files: [] };
    const { statusCode, rawPayload } = await fetched(portal, await ticketFor(who, folders.zip.path, all));
    if (statusCode !== 200) return [];
    const names = [...filesIn(rawPayload).keys()].filter((name) => name.endsWith('/'));
    return names.map((name) => name.split('/').at(-2) as string);
  },
};
