/** Choosing and cropping a picture. */
const cs = {
  PICTURE: {
    DROP: 'Přetáhněte sem obrázek, nebo ho vyberte.',
    CHOOSE: 'Vybrat obrázek',
    CHANGE: 'Vyměnit obrázek',
    HINT: 'JPEG, PNG, WebP nebo GIF do 5 MB.',
    CROP_TITLE: 'Výřez obrázku',
    CROP_HINT: 'Obrázek posunete myší, prstem nebo šipkami.',
    CROP_AREA: 'Výřez, posouvá se šipkami',
    ZOOM: 'Přiblížení',
    PREVIEW: 'Náhled',
    SAVE: 'Použít výřez',
    SENDING: 'Nahrávám obrázek',
    REMOVE: 'Smazat obrázek',
    REMOVE_TITLE: 'Smazat obrázek?',
    REMOVE_TEXT: 'Obrázek zmizí všem, kdo ho vidí.',

    ERRORS: {
      TYPE: 'Tenhle soubor není obrázek, který umíme. Vyberte JPEG, PNG, WebP nebo GIF.',
      HEIC: 'Fotografii ve formátu HEIC zatím neumíme. V telefonu ji uložte jako JPEG a zkuste to znovu.',
      SVG: 'Obrázek ve formátu SVG z bezpečnostních důvodů nepřijímáme. Uložte ho jako PNG.',
      BROKEN: 'Obrázek se nepodařilo přečíst, soubor je asi poškozený.',
      PIXELS: 'Obrázek je příliš velký. Zmenšete ho prosím na nejvýš 40 milionů bodů.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'base/picture': typeof cs;
  }
}
