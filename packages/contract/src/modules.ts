import { activation } from './activation/endpoints.ts';
import { association } from './association/endpoints.ts';
import { imports } from './imports/endpoints.ts';
import { members } from './members/endpoints.ts';
import { memberCare } from './members/endpoints-care.ts';
import { memberFiles } from './members/endpoints-files.ts';
import { roles } from './roles/endpoints.ts';
import { session } from './session/endpoints.ts';
import { units } from './units/endpoints.ts';

/** The table of contents: one line per noun. */
export const nouns = {
  session,
  activation,
  association,
  members,
  memberFiles,
  memberCare,
  roles,
  units,
  imports,
};
