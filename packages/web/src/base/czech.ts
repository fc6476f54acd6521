import activation from '#contract/texts/cs/activation.ts';
import association from '#contract/texts/cs/association.ts';
import base from '#contract/texts/cs/base.ts';
import imports from '#contract/texts/cs/imports.ts';
import members from '#contract/texts/cs/members.ts';
import roles from '#contract/texts/cs/roles.ts';
import session from '#contract/texts/cs/session.ts';
import shell from '#contract/texts/cs/shell.ts';
import units from '#contract/texts/cs/units.ts';

/** Czech texts of the signed-in tree, one file to load. */
export const texts = {
  ...base,
  ...session,
  ...shell,
  ...activation,
  ...association,
  ...members,
  ...roles,
  ...units,
  ...imports,
};
