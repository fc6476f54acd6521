import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { keepEntries } from '../../base/search/search.ts';
import { savedAs } from '../rows/queries.ts';

type FoundDocument = { id: number; name: string; extension: string; description: string };

/** Documents are found by their names, as they are saved, and by what is said of them. */
export async function keepFoundDocuments(db: Db, scope: Scope, documents: readonly FoundDocument[]): Promise<void> {
  await keepEntries(
    db,
    scope,
    documents.map((d) => ({ noun: 'documents', id: d.id, title: savedAs(d), detail: null, words: d.description })),
  );
}

export async function keepFoundFolders(db: Db, scope: Scope, folders: readonly { id: number; name: string }[]) {
  await keepEntries(
    db,
    scope,
    folders.map(({ id, name }) => ({ noun: 'folders', id, title: name, detail: null })),
  );
}
