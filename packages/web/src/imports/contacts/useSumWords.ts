import { useText } from '../../base/texts.tsx';

/** "3 lidem: 4 e-maily a 2 telefony". */
export function useSumWords(): (sum: { people: number; emails: number; phones: number }) => string {
  const say = useText();
  return ({ people, emails, phones }) =>
    say('CONTACT_IMPORT.PREVIEW.SUM_TEXT', {
      people: say('CONTACT_IMPORT.PREVIEW.PEOPLE', { count: people }),
      emails: say('CONTACT_IMPORT.PREVIEW.EMAILS', { count: emails }),
      phones: say('CONTACT_IMPORT.PREVIEW.PHONES', { count: phones }),
    });
}
