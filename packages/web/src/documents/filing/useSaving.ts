import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { filing } from '#contract/documents/endpoints-filing.ts';
import type { FilingPlace } from '#contract/documents/schema-filing.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { toFolder } from '../file/data.ts';
import type { Owners } from './useOwners.ts';
import type { Said } from './useSeeing.ts';

type Filed = { fileId: number; unitId: number | null; toIds: number[]; byDay: boolean };

/** One call for all papers; afterwards the folder in which they are. */
export function useSaving({ folder }: FilingPlace, owners: Owners) {
  const navigate = useNavigate();
  const change = useChange(filing.file);
  const [isDone] = useState({ now: false });
  return {
    busy: change.busy,
    isDone: () => isDone.now,
    /** By fields, what was wrong with what is said of all. */
    errors: change.refused ? asAnswer(change.refused).fields : {},
    /** `wholeId` is what the papers were cut from. */
    save: async (papers: Filed[], said: Said, wholeId: number | null = null) => {
      const asked = { folderId: folder?.id ?? null, papers, wholeId, ...said };
      const filed = await change.run(asked).catch(() => undefined);
      // Of whom to ask may be what has changed meanwhile.
      if (!filed) return owners.again();
      isDone.now = true;
      await navigate(toFolder(filed.folderId));
    },
  };
}
