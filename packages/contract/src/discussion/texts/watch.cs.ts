/** Replies that were reported, and what who administers discussions decided of them. */
const cs = {
  DISCUSSION: {
    WATCH: {
      DO: 'Nahlásit výboru',
      TITLE: 'Nahlásit odpověď výboru',
      LEAD: 'Výbor odpověď posoudí a dá vám vědět. Kdo ji napsal, se nedozví, kdo ji nahlásil.',
      REASON: 'Co je na ní špatně',
      REASONS: {
        rude: 'Uráží nebo vyhrožuje',
        private: 'Prozrazuje něco osobního',
        untrue: 'Není to pravda',
        advert: 'Je to reklama',
        other: 'Něco jiného',
      },
      TEXT: 'Vysvětlení',
      TEXT_HINT: 'Přečte ho jen výbor.',
      YES: 'Nahlásit',
      SENT: 'Odpověď je nahlášená výboru.',
      MINE: 'Nahlásili jste ji {when}: {reason}',
      MINE_WAITS: 'Výbor ji posoudí a dá vám vědět.',
      MINE_left: 'Výbor ji nechal, jak je: {answer}',
      MINE_hidden: 'Výbor ji skryl.',

      HIDDEN_HERE: 'Tuto odpověď skryl výbor, {when}',
      WHY: 'Důvod: {reason}',
      OWN: 'Svá slova vidíte jen vy a výbor.',
      COMMITTEE: 'Slova vidí jen autor a výbor.',

      REPORTED: 'Nahlášená odpověď',
      BY: '{name}, {when}',
      NOBODY: 'Neznámý soused',
      ANSWERED: 'Odpověď výboru: {answer}',
      WAS_HIDDEN: 'Výbor ji kvůli tomu skryl.',

      LEAVE: 'Nechat',
      LEAVE_TITLE: 'Nechat odpověď, jak je',
      LEAVE_LEAD: 'Kdo odpověď nahlásil, dostane vaše vysvětlení. Kdo ji napsal, se dozví jen to, že zůstává.',
      LEAVE_FIELD: 'Vysvětlení',
      LEAVE_YES: 'Nechat odpověď',
      LEFT: 'Odpověď zůstává. Kdo ji nahlásil, se to dozví.',

      HIDE: 'Skrýt odpověď',
      HIDE_TITLE: 'Skrýt odpověď',
      HIDE_LEAD:
        'Slova a soubory uvidí jen autor a výbor, zmizí i z citací. Důvod zůstane na jejich místě a přečtou ho všichni.',
      HIDE_FIELD: 'Důvod',
      HIDE_YES: 'Skrýt odpověď',
      HIDDEN: 'Odpověď je skrytá.',

      SHOW: 'Znovu zobrazit',
      SHOW_TITLE: 'Zobrazit odpověď znovu?',
      SHOW_TEXT: 'Přečtou ji zase všichni, komu diskuze patří. Autor a ten, kdo ji nahlásil, se to dozví.',
      SHOWN: 'Odpověď je zase vidět.',
    },

    ROW_REPORTED: '{count, plural, one {# nahlášená} few {# nahlášené} many {# nahlášené} other {# nahlášených}}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'discussion/watch': typeof cs;
  }
}
