/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    voteCode: {
      SUBJECT: 'Kód k hlasování: {vote}',
      TEXT: 'Tímto kódem potvrdíte hlasy v hlasování „{vote}“. Platí deset minut a jen pro tyto odpovědi:\n\n{answers}\n\nPokud jste o kód nežádali, nikomu ho nedávejte, odhlaste v portálu ostatní zařízení a změňte si heslo.',
    },

    voteReceipt: {
      SUBJECT: 'Potvrzení o hlasování: {vote}',
      TEXT: 'V hlasování „{vote}“ jsou od {at} zapsané tyto hlasy:\n\n{answers}\n\nZměnit už je nemůže nikdo. Výsledek vám pošleme, až hlasování skončí.\n\nUschovejte si prosím tento e-mail i s přiloženým souborem potvrzeni.json ({numbers}): kdyby v záznamu někdo hlas změnil nebo vynechal, potvrzení to dokáže. Po skončení ho ověříte tlačítkem z tohoto e-mailu, nebo bez portálu programem v ZIP s přepočtem.',
      ACTION: 'Ověřit hlasování',
    },

    voteCast: {
      SUBJECT: 'Za vaše jednotky bylo hlasováno: {vote}',
      TEXT: 'V hlasování „{vote}“ byl odevzdán hlas za jednotky, které jsou i vaše:\n\n{seats}\n\nKdo hlasoval: {who}\nKdy: {at}\n\nZa každý řádek prezenční listiny platí jeden hlas. Pokud s vámi domluvený nebyl, zapište v portálu námitku, výbor se o ní hned dozví.',
      ACTION: 'Zobrazit hlasování',
    },

    votePaper: {
      SUBJECT: '{state, select, counts {Platí papírový lístek} other {Zapsaný papírový lístek}}: {vote}',
      TEXT: 'V hlasování „{vote}“ je zapsaný papírový lístek za jednotky, které jsou i vaše:\n\n{seat}\n\nČíslo lístku: {number}\nDatum na lístku: {date}\nKdo to zapsal: {who}\nKdy: {at}\n\n{state, select, counts {Lístek platí a počítá se jako hlas těchto jednotek.} other {Lístek se zatím nepočítá, čeká na potvrzení.{open, select, yes { Než začne platit, můžete hlasovat i v portálu; lístek tím přestane platit.} other {}}}}\n\nPokud takový lístek nikdo z vás neodevzdal nebo v něm je něco jiného, zapište prosím v portálu námitku. Do konce hlasování zápis zruší námitka vlastníka, společného zástupce nebo spoluvlastníků nadpoloviční většiny podílů a hlasovat můžete znovu.',
      ACTION: 'Zobrazit hlasování',
    },

    votePaperSecond: {
      SUBJECT: 'Potvrďte prosím zápis lístku {number}: {vote}',
      TEXT: 'V hlasování „{vote}“ je zapsaný papírový lístek {number}, zápis: {who}.\n\n{seat}\n\nAby se počítal, potřebuje druhou osobu, a tou můžete být vy. Vezměte prosím lístek do ruky, nebo si otevřete jeho fotografii, porovnejte ho se zápisem a potvrďte.\n\n{until, select, none {} other {Potvrdit ho lze do {until}, potom se počítat nebude.}}',
      ACTION: 'Zobrazit zapsané lístky',
    },

    voteRegister: {
      SUBJECT:
        '{state, select, gained {Hlasování běží i za vaše jednotky: {vote}} lost {Za jednotky už nehlasujete: {vote}} other {Váš řádek v hlasování se rozdělil: {vote}}}',
      TEXT: '{state, select, gained {Podle evidence vlastníků domu {house} vám od {day} patří jednotky {units}, nebo za ně jednáte. Běží hlasování „{vote}“ a od této chvíle v něm za ně {acts, select, yes {hlasujete vy} other {jedná ten, koho si spoluvlastníci zvolili}}.} lost {Podle evidence vlastníků domu {house} vám od {day} jednotky {units} nepatří, nebo za ně už nejednáte. V běžícím hlasování „{vote}“ za ně proto už nehlasujete; plná moc, kterou jste na ně dali, tím skončila.} other {Jednotky, za které se v hlasování „{vote}“ hlasovalo společně, mají podle evidence vlastníků domu {house} od {day} různé vlastníky. Každá část teď hlasuje sama za sebe, podíly se nemění. Za jednotky {units} {acts, select, yes {hlasujete vy} other {jedná ten, koho si spoluvlastníci zvolili}}.}}\n\n{voted, select, yes {Hlas už za ně byl odevzdán a platí dál, znovu se nehlasuje.} other {{state, select, lost {Hlas za ně zatím odevzdán nebyl.} other {Hlas za ně zatím odevzdán nebyl. {type, select, local {Hlasuje se na shromáždění: přihlaste se u prezence.} other {Hlasovat můžete jednou, do {closes, select, none {ukončení hlasování} other {{closes}}}.}}}}}}\n\n{paper, select, yes {Papírový lístek za všechny jednotky společně, který čekal na potvrzení, tím přestal platit. Hlasujte prosím znovu, každý za své jednotky.\n\n} other {}}O čem se hlasuje:\n{points}',
      ACTION: 'Zobrazit hlasování',
    },

    voteLeft: {
      SUBJECT: 'Odchodem ze schůze odpadl váš hlas: {vote}',
      TEXT: 'Při hlasování „{vote}“ je zapsáno, že zástupce vašich jednotek odešel z místnosti. Hlas k bodům, které ještě nebyly uzavřené, tím odpadl. Kdo se vrátí, hlasuje znovu.\n\nŘádek: {seat}\nOdchod: {at}\nDůvod: {reason}\nKdo to zapsal: {who}\n\nOdpadlé hlasy:\n{answers}\n\nStejný údaj bude v zápisu o hlasování. Pokud to tak nebylo, zapište v portálu námitku.',
      ACTION: 'Zobrazit hlasování',
    },

    voteObjection: {
      SUBJECT: 'Námitka proti hlasu: {vote}',
      TEXT: 'V hlasování „{vote}“ někdo z vlastníků namítá, že hlas odevzdaný za jeho jednotky není jeho.\n\nŘádek: {seat}\nNamítá: {who}\n\n{text, select, none {Důvod neuvádí.} other {{text}}}\n\n{fate, select, void {Papírový lístek tím přestal platit a za jednotky se hlasuje znovu. Lístek i námitka zůstávají v záznamu.} other {Hlas v záznamu zůstává a počítá se. Námitka je zapsaná vedle něj; jak s ní naložit, rozhodne výbor podle stanov.}}',
      ACTION: 'Zobrazit hlasování',
    },

    voteInvitation: {
      SUBJECT:
        '{type, select, online {{closes, select, none {Hlasujte} other {Hlasujte do {closes}}}: {vote}} other {Bude se hlasovat na místě: {vote}}}',
      TEXT: '{type, select, online {V domě {house} se hlasuje: {vote}. Hlasovat můžete po přihlášení do portálu{opens, select, none {} other { od {opens}}}{closes, select, none {} other { do {closes}}}.} other {V domě {house} se bude hlasovat na místě: {vote}. Hlasy zapisuje výbor přímo na schůzi, z portálu se nehlasuje.}}{after, select, yes {\n\nO stejných věcech se mělo rozhodnout na shromáždění, které nebylo schopné se usnášet (§ 1211).} other {}}{replaces, select, none {} other {\n\nJe to nové hlasování{same, select, yes { ve stejném znění} other {}} po zrušeném hlasování „{replaces}“ ({cancelled}). Hlasy odevzdané ve zrušeném hlasování neplatí, hlasujte prosím znovu.}}\n\nO čem se rozhoduje, v úplném znění:\n\n{points}\n\nVaše jednotky: {units}\nPodíl na hlasech: {share}\n\nPrezenční listina a znění bodů jsou zmrazené. Otisk v příloze si prosím uschovejte, ověříte jím výsledek.',
      ACTION: 'Otevřít hlasování',
    },

    voteReminder: {
      SUBJECT: 'Ještě jste nehlasovali{closes, select, none {} other {, konec {closes}}}: {vote}',
      TEXT: 'V domě {house} se hlasuje: {vote}. Za jednotky {units} zatím nikdo nehlasoval{closes, select, none {.} other {, hlasovat můžete do {closes}.}}\n\nO čem se rozhoduje:\n{points}\n\nPodíl na hlasech: {share}',
      ACTION: 'Otevřít hlasování',
    },

    voteProlonged: {
      SUBJECT: 'Hlasování je prodloužené do {closes}: {vote}',
      TEXT: 'Výbor domu {house} prodloužil hlasování: {vote}.\n\nNový konec: {closes}\nPůvodní konec: {from}\nDůvod: {reason}\n\nKdo už hlasoval, nemusí dělat nic, hlasy platí dál. Prodloužit hlasování jde jen jednou.\n\nVaše jednotky: {units}\nPodíl na hlasech: {share}',
      ACTION: 'Otevřít hlasování',
    },

    voteCancelled: {
      SUBJECT: 'Hlasování je zrušené: {vote}',
      TEXT: 'Výbor domu {house} zrušil hlasování: {vote}.\n\nDůvod: {reason}\n\nOdevzdané hlasy o ničem nerozhodují. Jejich záznam zůstává a dá se ověřit.\n\nVaše jednotky: {units}',
      ACTION: 'Zobrazit hlasování',
    },

    voteResult: {
      SUBJECT: 'Výsledek hlasování: {vote}',
      TEXT: '{attendance, select, none {Prezenci a hlasy na místě nepotvrdil nikdo kromě toho, kdo je zapisoval: chybí podepsaná prezenční listina i potvrzení druhé osoby.\n\n} other {}}V domě {house} skončilo hlasování: {vote}.{early, select, yes {\n\nVýbor ho ukončil {ended}, dříve, než bylo vyhlášeno (vyhlášený konec: {closes}).} all {\n\nVýbor ho ukončil {ended}, před vyhlášeným koncem ({closes}), protože hlasovali všichni.} other {}}\n\nJak dopadly body:\n\n{results}\n\nVaše jednotky: {units}\nPodíl na hlasech: {share}\n\nPočty hlasů, prezenční listinu a ověření najdete v portálu. Otisk listiny a bodů je v příloze.',
      ACTION: 'Zobrazit výsledek',
    },

    proxyWaiting: {
      SUBJECT: 'Plná moc čeká na vaše rozhodnutí: {principal}',
      TEXT: 'V domě {house} je zapsaná plná moc k hlasování. Platit začne, až ji někdo z výboru schválí.\n\nZmocnitel: {principal}\nZmocněnec: {agent}\nPlatí pro: {reach, select, vote {hlasování {vote}} other {všechna hlasování{from, select, none {} other { od {from}}}{to, select, none {} other { do {to}}}}}\nKdo to zapsal: {who}',
      ACTION: 'Rozhodnout o plné moci',
    },

    representation: {
      SUBJECT:
        '{deed, select, before {Kdo zastupuje vaši jednotku: {representative}} asked {Souhlasíte se společným zástupcem? {units}} written {Zápis zástupce čeká na potvrzení: {units}} refused {Zápis zástupce byl zamítnut: {units}} objected {Námitka proti zástupci: {units}} ended {Zastoupení skončilo: {units}} other {Nový zástupce spoluvlastníků: {units}}}',
      TEXT: '{deed, select, before {V domě {house} je v evidenci zapsaný společný zástupce spoluvlastníků, který za všechny hlasuje. Zapsán byl dřív, než zástupce začali volit sami spoluvlastníci, a platí dál. Píšeme vám o tom jednou: pokud s ním nesouhlasíte, podejte odkazem námitku.} asked {V domě {house} chce jeden ze spoluvlastníků společného zástupce. Platit bude, až s ním svým účtem vysloví souhlas spoluvlastníci, kteří mají víc než polovinu.} written {V domě {house} výbor podle podepsané listiny zapsal společného zástupce. Platit začne, až ho podle listiny potvrdí druhá osoba. Pokud o tom nevíte, podejte odkazem námitku.} named {V domě {house} mají spoluvlastníci společného zástupce, který za ně bude hlasovat. Pokud s ním nesouhlasíte, podejte odkazem námitku.} alone {V domě {house} platí společný zástupce jen podle podepsané listiny: do tří dnů se nepřihlásil nikdo, kdo by ji mohl potvrdit. Pokud o tom nevíte, podejte odkazem námitku.} refused {V domě {house} druhá osoba zamítla zápis společného zástupce.} objected {V domě {house} někdo ze spoluvlastníků podal námitku proti společnému zástupci.} other {V domě {house} skončilo zastoupení spoluvlastníků. Dokud si nezvolí jiného zástupce, nejde za jednotku hlasovat online.}}\n\nJednotky: {units}\nZástupce: {representative}{who, select, none {} other {\nKdo to provedl: {who}}}{text, select, none {} other {\nDůvod: {text}}}',
      ACTION: 'Zobrazit jednotku',
    },

    secondAsked: {
      SUBJECT:
        '{what, select, proxy {Potvrďte prosím plnou moc: {of}} sheet {Potvrďte prosím prezenci: {of}} closing {Potvrďte prosím výčetku pokladny: {of}} other {Potvrďte prosím zástupce spoluvlastníků: {of}}}',
      TEXT: '{what, select, closing {V domě {house} je spočítaná pokladna za měsíc {of} a výčetka se od záznamů liší víc, než kolik stačí jednomu člověku. Měsíc se uzavře, až výčetku potvrdí druhá osoba.} sheet {V domě {house} je zapsaná prezence shromáždění a odpovědi přítomných. Než hlasování skončí, má někdo, kdo je nezapisoval, potvrdit, že jsou zapsané tak, jak to bylo. Bez něj a bez podepsané prezenční listiny to výsledek řekne hned na prvním řádku.} proxy {V domě {house} je podle listiny zapsaná plná moc. Platit začne, až ji porovná s listinou a potvrdí druhá osoba.} other {V domě {house} je podle listiny zapsaný zástupce spoluvlastníků. Platit začne, až ji porovná s listinou a potvrdí druhá osoba.}} {as, select, admin {Žádáme vás, protože jste ve výboru.} audit {Žádáme vás, protože jste v kontrolní komisi.} other {Žádáme vás, protože ověřujete listiny.}}\n\n{what, select, proxy {Zmocnitel: {of}\nZmocněnec: {to}} sheet {Hlasování: {of}} closing {Měsíc: {of}} other {Jednotka: {of}\nZástupce: {to}}}{who, select, none {} other {\nKdo to zapsal: {who}}}{until, select, none {\n\nZmocněnec už čeká u dveří: potvrďte plnou moc prosím dřív, než shromáždění začne hlasovat.} other {\n\nOdpovězte prosím do {until}. Potom portál požádá dalšího.}}',
      ACTION: 'Podívat se a rozhodnout',
    },

    verifierAsked: {
      SUBJECT: 'Budete ověřovatelem?{vote, select, none {} other { Hlasování: {vote}}}',
      TEXT: '{vote, select, none {V domě {house} je zapsaná listina, kterou má potvrdit někdo druhý.} other {V domě {house} běží hlasování: {vote}. Listiny, které k němu výbor zapíše, má potvrdit někdo druhý.}} {named, select, yes {Za ověřovatele vás navrhuje {by}.\n\nOvěřovatel se na listiny podívá a potvrdí, že říkají to, co je zapsané.} other {Ve výboru ani v kontrolní komisi teď nikdo takový není, proto se portál ptá vlastníků s účtem.\n\nOvěřovatel se na listiny podívá a potvrdí, že říkají to, co je zapsané. Stačí, když souhlasí jeden z vás.}}\n\nOdpovězte prosím do {until}.',
      ACTION: 'Odpovědět',
    },

    proxyPrincipal: {
      SUBJECT:
        '{deed, select, made {Plná moc k hlasování za vás čeká na potvrzení} given {Dali jste plnou moc k hlasování} approved {Plná moc k hlasování za vás platí} alone {Plná moc k hlasování za vás platí bez druhé osoby} door {Plná moc k hlasování za vás platí bez druhé osoby} refused {Plná moc k hlasování za vás byla zamítnuta} renounced {Zmocněnec se vzdal plné moci od vás} other {Plná moc k hlasování za vás je odvolaná}}',
      TEXT: '{deed, select, made {V domě {house} je nově zapsaná plná moc vaším jménem. Platit začne, až ji podle podepsané listiny potvrdí druhá osoba, nebo vy svým účtem.} given {V domě {house} jste dali plnou moc k hlasování. Platí hned.} approved {Plná moc daná vaším jménem v domě {house} je potvrzená a platí.} alone {Plná moc daná vaším jménem v domě {house} platí jen podle podepsané listiny: do tří dnů se nepřihlásil nikdo, kdo by ji mohl potvrdit. U výsledku bude stát „bez druhé osoby“.} door {Plná moc daná vaším jménem v domě {house} platí na shromáždění jen podle podepsané listiny: v místnosti nebyl nikdo, kdo by ji mohl potvrdit. U výsledku bude stát „bez druhé osoby“.} refused {Plná moc daná vaším jménem v domě {house} byla zamítnuta.} renounced {Zmocněnec se v domě {house} vzdal plné moci, kterou měl od vás. Podle ní už za vás nikdo hlasovat nebude: hlasujte sami, nebo zmocněte někoho jiného.} other {Plná moc daná vaším jménem v domě {house} je odvolaná. Nikdo už podle ní hlasovat nebude.}}\n\nZmocnitel: {principal}\nZmocněnec: {agent}\nPlatí pro: {reach, select, vote {hlasování {vote}} other {všechna hlasování{from, select, none {} other { od {from}}}{to, select, none {} other { do {to}}}}}\nKdo to provedl: {who}{hasReason, select, yes {\nDůvod: {reason}} listed {\nDůvod: {refusal, select, noFile {chybí listina} notSigned {listina není podepsaná} otherMeeting {listina je pro jinou schůzi nebo hlasování} revoked {odvolal ji ten, kdo ji podepsal} overLimit {přesahuje počet, který dovolují stanovy} other {nikdo ji nemůže potvrdit}}} other {}}\n\n{deed, select, refused {Pokud o tom nevíte, ozvěte se prosím výboru.} revoked {Pokud o tom nevíte, ozvěte se prosím výboru.} renounced {Jestli chcete zmocnit někoho jiného, najdete to v portálu u hlasování.} other {Pokud o tom nevíte nebo s tím nesouhlasíte, otevřete plnou moc odkazem a odvolejte ji. Nemáte-li do portálu přístup, ozvěte se prosím hned výboru.}}',
      ACTION: 'Zobrazit plnou moc',
    },

    proxyAgent: {
      SUBJECT:
        '{deed, select, made {Máte zastupovat při hlasování: {principal}} given {Můžete hlasovat za: {principal}} alone {Můžete hlasovat za: {principal}} door {Můžete hlasovat za: {principal}} approved {Můžete hlasovat za: {principal}} refused {Plná moc byla zamítnuta: {principal}} renounced {Vzdali jste se plné moci: {principal}} other {Plná moc je odvolaná: {principal}}}',
      TEXT: '{deed, select, made {V domě {house} je zapsaná plná moc, podle které máte při hlasování někoho zastupovat. Hlasovat podle ní půjde, až ji podle podepsané listiny potvrdí druhá osoba.} given {V domě {house} vám někdo dal plnou moc k hlasování. Platí hned.} approved {Plná moc, podle které v domě {house} při hlasování někoho zastupujete, je potvrzená a platí.} alone {Plná moc, podle které v domě {house} při hlasování někoho zastupujete, platí jen podle podepsané listiny: do tří dnů se nepřihlásil nikdo, kdo by ji mohl potvrdit.} door {Plná moc, podle které v domě {house} na shromáždění někoho zastupujete, platí jen podle podepsané listiny: v místnosti nebyl nikdo, kdo by ji mohl potvrdit.} refused {Plná moc, podle které jste v domě {house} při hlasování měli někoho zastupovat, byla zamítnuta.} renounced {V domě {house} jste se vzdali plné moci k hlasování. Hlasovat podle ní už nejde, dříve odevzdané hlasy platí dál.} other {Plná moc v domě {house}, podle které jste při hlasování někoho zastupovali, je odvolaná. Hlasovat podle ní už nejde.}}\n\nZmocnitel: {principal}\nZmocněnec: {agent}\nPlatí pro: {reach, select, vote {hlasování {vote}} other {všechna hlasování{from, select, none {} other { od {from}}}{to, select, none {} other { do {to}}}}}\nKdo to provedl: {who}{hasReason, select, yes {\nDůvod: {reason}} listed {\nDůvod: {refusal, select, noFile {chybí listina} notSigned {listina není podepsaná} otherMeeting {listina je pro jinou schůzi nebo hlasování} revoked {odvolal ji ten, kdo ji podepsal} overLimit {přesahuje počet, který dovolují stanovy} other {nikdo ji nemůže potvrdit}}} other {}}',
      ACTION: 'Zobrazit plnou moc',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/mails': typeof cs;
  }
}
