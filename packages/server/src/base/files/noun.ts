import { files } from '#contract/base/files/files.ts';
import { uploads } from '#contract/base/files/uploads.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun, served } from '../../define-noun.ts';
import { owns } from '../db/owned-tables.ts';
import { sweepKeys } from '../http/once.ts';
import { fileHandlers } from './file-handlers.ts';
import { sweepFiles } from './file-sweeping.ts';
import { personalOfFiles } from './personal.ts';
import { uploadHandlers } from './upload-handlers.ts';

export const filesNoun = defineNoun({
  serves: (portal, { guards }) => [
    served(files, fileHandlers(portal, guards)),
    served(uploads, uploadHandlers(portal, guards)),
  ],
  tables: owns({
    file: {
      travels: true,
      columns: {
        owner_id: { saidBy: 'owner', means: 'its table' },
        key: { renewed: 'bytes in the store are called by it' },
        has_sizes: { stays: 'they are made anew wherever it stands' },
      },
    },
    picture: { travels: true, columns: { owner_id: { saidBy: 'owner', means: { svj: 'svj', member: 'member' } } } },
    file_waste: { stays: 'bytes that are to go from the store of this portal', quiet: 'nothing of it is shown' },
    upload: {
      stays: 'files on their way, bound to accounts of this portal',
      quiet: 'files on their way are nobody’s news',
    },
    upload_part: { stays: 'parts of them', quiet: 'files on their way are nobody’s news' },
    kept_print: { stays: 'papers that can be drawn again', quiet: 'nothing of it is shown' },
    kept_print_age: { stays: 'says which of them may be kept', quiet: 'nothing of it is shown' },
  }),
  guards: none('those of its owners'),
  personal: [personalOfFiles],
  hears: none('it hears of nothing but deletions, which are said in its personal.ts'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [
    {
      name: 'files.sweep',
      cron: '35 * * * *',
      run: async () => {
        await sweepFiles(portal);
      },
    },
    {
      name: 'base.keys',
      cron: '20 4 * * *',
      run: async () => {
        await sweepKeys(portal.pool, new Date());
      },
    },
  ],
  sample: none('they come with what they are part of'),
});
