/** The two built-in papers: terms and privacy. Loaded only on their pages. */
const cs = {
  LEGAL: {
    BACK: 'Zpět do portálu',
    VERSION: 'Text patří k portálu Pavlač {version}.',

    TERMS: {
      TITLE: 'Obchodní podmínky',
      LEAD: 'Tady stojí, co portál Pavlač dělá, kdo v něm za co odpovídá a čím se jeho užívání řídí.',

      WHAT: {
        NAME: 'K čemu portál slouží',
        A: 'Pavlač je webový portál pro společenství vlastníků jednotek. Členové společenství v něm sdílejí informace o domě, vedou přehled jednotek, vlastníků a jejich podílů a společně spravují svůj dům.',
        B: 'Portál pomáhá společenství plnit jeho povinnosti, nenahrazuje ale katastr nemovitostí, účetnictví ani právní radu. Pro vlastnictví a velikost podílů vždy rozhoduje zápis v katastru.',
      },

      ACCESS: {
        NAME: 'Přístup a účet',
        A: 'Přístup dává společenství svým členům pozvánkou na e-mail. Jeden účet může patřit do více společenství. Účet je osobní: heslo nikomu neříkejte a nenechávejte za sebe přihlašovat jiné.',
        B: 'Přihlašovací e-mail patří jeho držiteli a výbor jej změnit nemůže. Pokud máte podezření, že se k vašemu účtu dostal někdo jiný, změňte si heslo a v části Můj účet odhlaste ostatní zařízení.',
        C: 'Výbor může přístup ukončit, když už v domě jednotku nevlastníte ani nebydlíte, nebo když někdo portál zneužívá.',
      },

      ROLES: {
        NAME: 'Kdo za co odpovídá',
        A: 'Za obsah, který společenství do portálu vkládá, odpovídá společenství. Za to, co napíšete vy, odpovídáte vy.',
        B: 'Výbor odpovídá za to, že seznam vlastníků a podílů odpovídá skutečnosti, a spravuje role a oprávnění členů.',
        C: 'Provozovatel portálu odpovídá za jeho chod, zabezpečení a zálohy. Do domu vstupuje jen návštěvou: s důvodem, na omezenou dobu a tak, že ji výbor vidí v záznamu.',
      },

      CONDUCT: {
        NAME: 'Jak se v portálu chovat',
        A: 'Chovejte se k sousedům slušně. Nevkládejte nic nezákonného, cizí osobní údaje bez důvodu ani díla, ke kterým nemáte právo.',
        B: 'Nezkoušejte obcházet zabezpečení, přetěžovat portál ani získávat údaje, které vám portál neukazuje. Výbor i provozovatel mohou takový obsah skrýt a přístup přerušit.',
      },

      DATA: {
        NAME: 'Data patří společenství',
        A: 'Data, která společenství do portálu vložilo, zůstávají jeho. Seznamy lze kdykoli vyvézt do tabulky.',
        B: 'Jak portál nakládá s osobními údaji, popisuje stránka Ochrana osobních údajů.',
      },

      RUNNING: {
        NAME: 'Chod portálu a změny',
        A: 'Portál běží nepřetržitě kromě údržby a závad. Plánovanou údržbu provozovatel dělá pokud možno v noci a předem ji oznámí.',
        B: 'Portál se vyvíjí a tyto podmínky se s ním mohou změnit. O podstatné změně dá provozovatel společenstvím vědět nejméně 30 dní předem.',
      },

      END: {
        NAME: 'Ukončení',
        A: 'Společenství může portál přestat užívat podle své smlouvy s provozovatelem. Před koncem si může vyvézt svá data; potom je provozovatel smaže, pokud je nemusí uchovat ze zákona.',
        B: 'Tyto podmínky se řídí českým právem. Spotřebitel se může obrátit i na Českou obchodní inspekci (www.coi.cz).',
      },
    },

    PRIVACY: {
      TITLE: 'Ochrana osobních údajů',
      LEAD: 'Jaké údaje o lidech portál vede, proč, kdo je vidí a jak dlouho zůstávají.',

      WHO: {
        NAME: 'Kdo údaje spravuje',
        A: 'Správcem údajů o členech a sousedech je vaše společenství vlastníků. Jeho jméno a adresu najdete v portálu v části Detail společenství; se svými dotazy se obracejte na výbor.',
        B: 'Provozovatel portálu je zpracovatel: s údaji pracuje jen podle pokynů společenství. Jen u přihlašovacích účtů (e-mail, heslo, přihlášená zařízení) je provozovatel sám správcem.',
      },

      WHAT: {
        NAME: 'Jaké údaje portál vede',
        A: 'O účtu: přihlašovací e-mail, otisk hesla (heslo samotné nikdy), jazyk, čas a druh zařízení při přihlášení.',
        B: 'O členech a sousedech: jméno a tituly, kontakty, které výbor nebo vy sami zapíšete, jednotky, podíly, role ve společenství a vztah k jednotce.',
        C: 'O činnosti: záznam důležitých změn, tedy kdo, kdy a co změnil. Obsah hledání se nezaznamenává.',
      },

      WHY: {
        NAME: 'Proč a na jakém základě',
        A: 'Společenství musí vést seznam členů a jejich podílů na hlasování (§ 1178 občanského zákoníku). Zpracování je tedy nutné ke splnění zákonné povinnosti a ke správě domu, která je oprávněným zájmem vlastníků.',
        B: 'Účet, přihlášená zařízení a omezení počtu pokusů o přihlášení slouží k tomu, aby se do domu nedostal nikdo cizí. Údaje se nepoužívají k reklamě a neprodávají se.',
      },

      SEES: {
        NAME: 'Kdo údaje vidí',
        A: 'Vlastníci vidí jména, jednotky a podíly ostatních vlastníků a kontakty, které jsou označené jako veřejné.',
        B: 'Bankovní účty, soukromé kontakty a poznámky vidí jen výbor, správce domu a člověk, kterého se týkají.',
        C: 'Zaměstnanec provozovatele se k údajům domu dostane jen návštěvou s důvodem, nejdéle na hodinu. Každou návštěvu výbor vidí v záznamu.',
      },

      LONG: {
        NAME: 'Jak dlouho údaje zůstávají',
        A: 'Údaje o členech zůstávají, dokud je společenství potřebuje. Záznamy, na které odkazují minulá rozhodnutí domu, zůstávají i po odchodu člena; o výmaz ostatních můžete požádat.',
        B: 'Přihlášení zaniká po 30 dnech bez použití, nejpozději po 180 dnech. Odkaz k novému heslu platí 2 hodiny.',
      },

      BROWSER: {
        NAME: 'Co zůstává v prohlížeči',
        A: 'Portál nepoužívá sledovací cookies ani cizí měření. Do úložiště prohlížeče si ukládá jen přihlašovací klíč, zvolené společenství, jazyk a vzhled.',
        B: 'Písma, obrázky i programy se načítají jen z adresy portálu; žádná třetí strana se o vaší návštěvě nedozví.',
      },

      SAFE: {
        NAME: 'Jak jsou údaje chráněné',
        A: 'Spojení je šifrované, hesla jsou uložená jen jako otisk, který nejde převést zpět, a data jednotlivých společenství jsou v databázi oddělená.',
        B: 'Kdyby přesto došlo k úniku, který by lidem mohl ublížit, provozovatel to bez odkladu oznámí společenství a to dotčeným lidem a úřadu.',
      },

      RIGHTS: {
        NAME: 'Vaše práva',
        A: 'Máte právo vědět, jaké údaje o vás portál vede, dostat jejich kopii, nechat je opravit, omezit nebo smazat a vznést námitku. Napište výboru; u přihlašovacího účtu provozovateli.',
        B: 'Pokud nebudete spokojeni, můžete podat stížnost Úřadu pro ochranu osobních údajů (www.uoou.gov.cz).',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'session/legal': typeof cs;
  }
}
