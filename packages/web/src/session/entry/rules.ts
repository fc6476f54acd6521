import { isEmail } from '#contract/base/person/email.ts';
import { whyWeak } from '#contract/session/rules.ts';
import type { TextKey } from '#contract/texts/keys.ts';

/** Why an address cannot be one; the server checks again. */
export const whyNotEmail = (text: string): TextKey | null => {
  if (!text.trim()) return 'AUTH.ERRORS.EMAIL_EMPTY';
  return isEmail(text.trim()) ? null : 'BASE.FORM.EMAIL';
};

/** Why a new password and its repetition cannot be taken. */
export const whyNotNew = (password: string, again: string) => ({
  password: password ? whyWeak(password) : ('BASE.FORM.REQUIRED' as const),
  again: again === password ? null : ('PASSWORD.ERRORS.MISMATCH' as const),
});
