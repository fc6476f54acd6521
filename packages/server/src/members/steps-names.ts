import { createTranslator } from 'use-intl/core';
import type { RoleId } from '#contract/access.ts';
import cs from '#contract/texts/cs/roles.ts';
import en from '#contract/texts/en/roles.ts';

const roles = {
  cs: createTranslator({ locale: 'cs', messages: { ROLES: cs.ROLES }, namespace: 'ROLES' as never }),
  en: createTranslator({ locale: 'en', messages: { ROLES: en.ROLES }, namespace: 'ROLES' as never }),
};

/** The name of a default role in files and mails. */
export const roleName = (lang: 'cs' | 'en', role: RoleId, sex: 'male' | 'female' | 'others' = 'others'): string =>
  roles[lang](role as never, { sex } as never);

/** What stands in place of a role where somebody has no access. */
export const noAccess = (lang: 'cs' | 'en'): string => roles[lang]('NO_ACCESS' as never);
