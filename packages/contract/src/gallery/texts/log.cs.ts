/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      gallery: 'Fotogalerie',
    },

    DEEDS: {
      gallery: {
        create: 'Nové album: {name}',
        update: 'Úprava alba: {name}',
        delete: 'Smazání alba: {name}',
        addPhotos: 'Nové fotky v albu: {name}',
        removePhotos: 'Smazání fotek v albu: {name}',
        describe: 'Úprava fotky v albu: {name}',
        order: 'Nové pořadí fotek v albu: {name}',
        letIn: 'Přijetí fotek sousedů do alba: {name}',
        refusePhotos: 'Nepřijetí fotek sousedů do alba: {name}',
        unmade: 'Náhled fotky se nepodařilo připravit v albu: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'gallery/log': typeof cs;
  }
}
