import { dayIn } from '#contract/base/time/dates.ts';
import type { filing } from '#contract/documents/endpoints-filing.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';
import { filedOf, unitsToFile } from './filing/queries.ts';
import { fileToUnits, placeOf } from './filing/steps.ts';
import { askedOwners } from './filing/steps-owners.ts';

const filesOf = (papers: readonly { fileId: number }[]): number[] => papers.map((paper) => paper.fileId);

export const filingHandlers = (): Handlers<typeof filing> => ({
  async place(at, { folderId }) {
    const { db, scope, now } = at;
    const folder = await placeOf(at, folderId);
    const units = await unitsToFile(db, scope, { inside: folderId, day: dayIn(now) });
    const named = may(scope, 'rooms', 'r');
    return {
      folder,
      units: units.map(({ id, number, owners, folder: name }) => ({
        ...{ id, number, folder: name, owners: named ? owners : [] },
      })),
    };
  },

  owners: askedOwners,

  async file(at, input) {
    await fileToUnits(at, input);
    return filedOf(at.db, at.scope, filesOf(input.papers));
  },

  remade: {
    file: ({ db, scope }, _, { papers }) => filedOf(db, scope, filesOf(papers)),
  },
});
