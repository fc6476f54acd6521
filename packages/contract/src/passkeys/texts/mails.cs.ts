/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    passkeyAdded: {
      SUBJECT: 'K vašemu účtu přibyl přístupový klíč',
      TEXT: 'K vašemu účtu {email} v Pavlači přibyl přístupový klíč{device, select, none {} other { „{device}“}}. Přihlásí vás otiskem prstu, obličejem nebo PINem zařízení, ve kterém je.\n\nPokud jste ho přidali vy, nemusíte dělat nic. Pokud ne, otevřete odkaz níže: jedním tlačítkem tam klíč odeberete, odhlásíte všechna zařízení a zavřete přihlášení nynějším heslem. Platí 14 dní.',
      ACTION: 'Změna není moje: odhlásit všechna zařízení',
    },

    passkeyRemoved: {
      SUBJECT: 'Přístupový klíč k vašemu účtu byl odebrán',
      TEXT: 'Z vašeho účtu {email} v Pavlači byl odebrán přístupový klíč{device, select, none {} other { „{device}“}}. Už vás nepřihlásí, heslo platí dál.\n\nPokud jste ho odebrali vy, nemusíte dělat nic. Pokud ne, otevřete odkaz níže: jedním tlačítkem tam odhlásíte všechna zařízení a zavřete přihlášení nynějším heslem. Platí 14 dní.',
      ACTION: 'Změna není moje: odhlásit všechna zařízení',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'passkeys/mails': typeof cs;
  }
}
