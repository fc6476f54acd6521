/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    MEETINGS: 'Shromáždění vlastníků',
  },

  MEETING: {
    CREATED: 'Shromáždění je uložené jako koncept.',
    UPDATED: 'Shromáždění je uložené.',
    SCHEDULED: 'Shromáždění je svolané, pozvánky odcházejí.',
    CANCELLED: 'Shromáždění je odvolané a všichni se to dozvědí.',
    FINISHED: 'Shromáždění je ukončené.',
    DELETED: 'Shromáždění bylo smazáno.',
    STATES: {
      concept: 'Koncept',
      scheduled: 'Naplánováno',
      running: 'Právě se koná',
      over: 'Čeká na ukončení',
      finished: 'Ukončeno',
      cancelled: 'Odvoláno',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'meetings/everywhere': typeof cs;
  }
}
