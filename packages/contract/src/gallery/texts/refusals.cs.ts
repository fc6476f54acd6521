/** Why something cannot be done with albums and photographs; said on their own screens alone. */
const cs = {
  GALLERY: {
    ERRORS: {
      FULL: 'Do jednoho alba se vejde 2 000 fotek. Založte prosím další.',
      NOT_PICTURE: 'Soubor {name} není fotka. Do alba patří JPEG, PNG, WebP nebo GIF.',
      EXTENSION: 'Název fotky končí .jpg, .jpeg, .png, .gif nebo .webp. Přípona zůstává taková, s jakou přišla.',
      ORDER: 'Mezitím někdo fotky přidal nebo smazal. Načtěte prosím album znovu a seřaďte ho.',
      TIE: 'Tahle událost nebo hlášení už tu není. Vyberte prosím jiné.',
      NO_NEIGHBOURS: 'Do tohoto alba sousedé fotky nepřidávají.',
      OFFERED: 'V jednom albu může čekat nejvýš {n} vašich fotek. Počkejte, až je výbor projde.',
      EMPTY: 'V albu zatím nejsou žádné fotky.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'gallery/refusals': typeof cs;
  }
}
