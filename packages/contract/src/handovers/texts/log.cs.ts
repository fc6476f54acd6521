/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      handover: 'Hlášení u firem',
    },

    DEEDS: {
      handover: {
        create: 'Předání firmě: {name}',
        takeBack: 'Konec odkazu pro firmu: {name}',
        day: 'Firma odkazem, den příchodu: {name}',
        word: 'Firma odkazem, zpráva: {name}',
        photo: 'Firma odkazem, fotografie: {name}',
        removePhoto: 'Firma odkazem, odebraná fotografie: {name}',
        done: 'Firma odkazem, práce je hotová: {name}',
        cannot: 'Firma odkazem, práci nevezme: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'handovers/log': typeof cs;
  }
}
