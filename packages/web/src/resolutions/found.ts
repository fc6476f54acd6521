import { IconListDetails } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { finder } from '../base/found.ts';

/** Resolutions in the search of the header, with their number and how they came out. */
export const found = finder(
  'resolutions',
  (rows, { say }) =>
    rows.map((r) => ({
      at: resolutionLinks.one(r.id),
      title: typo(r.title),
      note: r.piece ?? r.number,
      aside: say(`RESOLUTION.RESULT.${r.adopted ? 'yes' : 'no'}`),
    })),
  { name: 'MODULES.RESOLUTIONS', icon: IconListDetails },
);
