/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  PASSKEYS: {
    ADDED: 'Přístupový klíč je přidaný.',
    RENAMED: 'Přístupový klíč je přejmenovaný.',
    REMOVED: 'Přístupový klíč je odebraný.',

    FAILURES: {
      CANCELLED: 'Přidání jste zrušili, nebo na něj zařízení čekalo příliš dlouho. Nic se nezměnilo.',
      KNOWN: 'Toto zařízení už přístupový klíč má.',
      UNABLE:
        'Toto zařízení přístupový klíč uložit neumí. Zkuste prosím jiné; zámek obrazovky na něm musí být zapnutý.',
      FAILED: 'Přístupový klíč se nepodařilo přidat. Zkuste to prosím znovu.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'passkeys/everywhere': typeof cs;
  }
}
