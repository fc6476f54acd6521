import type { RoleId } from '#contract/access.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { speak } from '../../base/text/speak.ts';

/** The name of a default role in files and mails. */
export const roleName = (lang: Locale, role: RoleId, sex: 'male' | 'female' | 'others' = 'others'): string =>
  speak(lang)(`ROLES.${role}`, { sex });

/** What stands in place of a role where somebody has no access. */
export const noAccess = (lang: Locale): string => speak(lang)('ROLES.NO_ACCESS');
