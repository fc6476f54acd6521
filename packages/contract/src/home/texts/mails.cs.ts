/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    stepHanded: {
      SUBJECT:
        'Krok domu pro vás: {step, select, house {dům a vchody} units {jednotky a podíly} owners {vlastníci jednotek} contacts {kontakty sousedů} committee {výbor a role} statutes {pravidla ze stanov} other {pozvánky sousedům}}',
      TEXT: '{who} vám předává jeden z prvních kroků domu: {step, select, house {dům a vchody} units {jednotky a podíly} owners {vlastníci jednotek} contacts {kontakty sousedů} committee {výbor a role} statutes {pravidla ze stanov} other {pozvánky sousedům}}.\n\nNa nástěnce na vás čeká, dokud nebude hotový.',
      ACTION: 'Otevřít kroky domu',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'home/mails': typeof cs;
  }
}
