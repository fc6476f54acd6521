/** Why something cannot be done. */
const cs = {
  SURVEY: {
    NOT_FOUND: 'Tato anketa tu není. Možná byla smazána.',
    ANSWER_NOT_FOUND: 'Tato odpověď v nabídce není. Možná byla smazána.',
    ERRORS: {
      NOT_DRAFT: 'Anketa už není koncept.',
      RUNNING: 'Anketa běží. Změnit jde jen popis a konec na později, jinak by lidé odpovídali na něco jiného.',
      END_EARLIER: 'Konec běžící ankety jde jen posunout na později. Dřív ji ukončíte ručně.',
      AHEAD: 'Anketa ještě nezačala, odpovědět půjde od jejího začátku.',
      ENDED: 'Anketa už skončila, odpovědi se nepřijímají.',
      NOT_RUNNING: 'Anketa neběží.',
      NOT_FOR_YOU: 'Tato anketa je pro jiné sousedy, odpovědět v ní nemůžete.',
      ANSWERED: 'Odpověď už přišla a změnit nejde. Platí ta první.',
      UNIT: 'Vyberte jednotku, za kterou odpovídáte.',
      ON_PAPER: 'Výbor vydal k této anketě papír. Odpovězte na něm, nebo požádejte výbor, ať ho označí jako vrácený.',
      REQUIRED: 'Odpovězte prosím na povinné otázky.',
      ONE_ANSWER: 'U této otázky jde vybrat jen jedna odpověď.',
      WHOLE_ORDER: 'Seřaďte prosím všechny možnosti.',
      ORDER_ANONYMOUS:
        'Řazení jde jen v anketě se jmény: podle neobvyklého pořadí by se v anonymní dalo poznat, čí je. Zvolte jiný druh otázky, nebo anketu se jmény.',
      ORDER_FEW: 'Seřadit jde aspoň dvě možnosti. Přidejte prosím další.',
      UNKNOWN_ANSWER: 'Taková odpověď v nabídce není. Načtěte prosím anketu znovu.',
      CODE: 'Kód má osm písmen a číslic.',
      INCOMPLETE: 'Anketa ještě není úplná.',
      MANY_QUESTIONS: 'Anketa může mít nejvýš 100 otázek.',
      MANY_ANSWERS: 'Otázka může mít nejvýš 50 odpovědí.',
      NO_QUESTIONS: 'Přidejte aspoň jednu otázku.',
      QUESTION_EMPTY: 'Napište otázku.',
      ANSWERS_EMPTY: 'Přidejte aspoň jednu odpověď, nebo dovolte vlastní.',
      ANSWER_EMPTY: 'Odpověď nemůže být prázdná.',
      ANSWER_TWICE: 'Tato odpověď tu už je.',
      END_MISSING: 'Vyberte konec, nebo anketu ukončete ručně.',
      END_BEFORE: 'Konec musí být po začátku.',
      END_PAST: 'Konec už minul.',
      AUDIENCE_UNKNOWN: 'Některá z vybraných skupin v domě není. Vyberte prosím znovu.',
      NO_PAPERS: 'Všechny vydané papíry už jsou zapsané. Víc jich zapsat nejde.',
      NOBODY_LEFT: 'Odpověď už přišla od všech vybraných, papír nikdo nepotřebuje.',
      PAPER_GIVEN: 'Z těchto papírů už jsou některé zapsané a nepozná se čí. Vrátit je nejde.',
      NOT_SHOWN: 'Výsledky se zatím neukazují.',
      ANONYMOUS: 'Anketa je anonymní, jednotlivé odpovědi nevidí nikdo.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/refusals': typeof cs;
  }
}
