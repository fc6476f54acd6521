/** What calls of requests refuse. */
const cs = {
  APPROVAL: {
    NOT_FOUND: 'Tento požadavek tu není. Možná byl smazán.',
    ERRORS: {
      NOT_ASKED: 'Rozhodnutí se neuložilo: o tomto požadavku nerozhodujete.',
      NOT_YOURS: 'Rozhodnutí se neuložilo: rozhodovat jde jen za sebe, nebo za toho, koho právě zastupujete.',
      DECIDED: 'O požadavku už je rozhodnuto, změnit to nejde.',
      ANSWERED: 'O požadavku se už rozhoduje, smazat nejde. Můžete ho stáhnout s uvedením důvodu.',
      CHANGED:
        'Rozhodnutí se neuložilo: znění nebo příloha neodpovídá tomu, co bylo podáno. Ověřte prosím záznam a požádejte o nový požadavek.',
      ON_AGENDA: 'Požadavek už na programu shromáždění je.',
      NOT_FOR_AGENDA: 'Zamítnutý ani stažený požadavek se na program nezařazuje.',
      NOT_FOR_OWNERS: 'Na program tohoto shromáždění už bod zařadit nejde. Vyberte jiné.',
      NOT_YET: 'Rozhodnutí se neuložilo: nejdřív rozhodují ti před vámi.',
      NO_FILES: 'Přidejte aspoň jednu přílohu.',
      ALONE: 'Vyberte aspoň jednoho dalšího schvalovatele. O vlastním požadavku nemůžete rozhodnout jen vy.',
      NEEDED: 'Počet potřebných schválení musí být od jedné do počtu schvalovatelů.',
      NO_CHAIR: 'Dům teď nemá předsedu výboru, vyberte prosím jiné pravidlo.',
      PAST: 'Vyberte dnešek, nebo pozdější den.',
      MAY_NOT: 'Některý z vybraných lidí požadavky nevidí, nebo se do portálu nedostane. Vyberte prosím znovu.',
      STANDS: 'Vyměnit jde jen toho, na koho se čeká a kdo už rozhodovat nemůže.',
      TWICE: 'Tento člověk už o požadavku rozhoduje.',
      STANDS_IN:
        'Zastupovat tu nejde: o požadavku už rozhodujete, podáváte ho, nebo zastupovaný už má svoje rozhodnutí.',
      OTHERS: 'Zástup za někoho jiného nastavuje jen výbor.',
      OWN_SUBSTITUTE: 'Vyberte někoho jiného: sám sebe člověk nezastoupí.',
      SUBSTITUTE_DAYS: 'Poslední den musí být stejný nebo pozdější než první, nejvýš o rok, a ne v minulosti.',
      SUBSTITUTED: 'V těchto dnech už má zástupce jiného. Nejdřív prosím ten zástup ukončete.',
      NAMED_ONESELF: 'Sebe zástupcem někoho jiného neurčíte. Určí vás ten, kdo je pryč, nebo někdo další z výboru.',
      NO_SUBSTITUTION: 'Tento zástup tu není. Možná už skončil.',
    },
    FORM: {
      NO_APPROVERS: 'Vyberte aspoň jednoho schvalovatele.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/refusals': typeof cs;
  }
}
