/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. LETTER is what stands around them. */
export default {
  MAIL: {
    reset: {
      SUBJECT: 'Nové heslo do Pavlače',
      TEXT: 'Někdo, nejspíš vy, požádal o nové heslo k účtu {email}.\n\nOdkaz platí dvě hodiny a dá se použít jednou. Pokud jste o heslo nežádali, nemusíte dělat nic: staré heslo platí dál.',
      ACTION: 'Nastavit nové heslo',
    },
    passwordChanged: {
      SUBJECT: 'Heslo k vašemu účtu je změněné',
      TEXT: 'Heslo k vašemu účtu {email} v Pavlači bylo právě změněno.\n\nOdhlášená tím byla tato zařízení: {devices, select, none {žádné jiné přihlášené nebylo} other {{devices}}}\n\n{passkeys, select, none {Přístupový klíč k účtu žádný není.} other {Dál vás přihlásí tyto přístupové klíče: {passkeys}}}\n\nPokud jste heslo změnili vy, nemusíte dělat nic. Pokud ne, otevřete odkaz níže: jedním tlačítkem tam odhlásíte všechna zařízení, zavřete přihlášení nynějším heslem a odeberete čerstvě přidané klíče. Platí 14 dní.',
      ACTION: 'Nebyl jsem to já: odhlásit všechna zařízení',
    },
    passkeyAdded: {
      SUBJECT: 'K vašemu účtu přibyl přístupový klíč',
      TEXT: 'K vašemu účtu {email} v Pavlači přibyl přístupový klíč{device, select, none {} other { „{device}“}}. Přihlásí vás otiskem prstu, obličejem nebo PINem zařízení, ve kterém je.\n\nPokud jste ho přidali vy, nemusíte dělat nic. Pokud ne, otevřete odkaz níže: jedním tlačítkem tam klíč odeberete, odhlásíte všechna zařízení a zavřete přihlášení nynějším heslem. Platí 14 dní.',
      ACTION: 'Nebyl jsem to já: odhlásit všechna zařízení',
    },
    passkeyRemoved: {
      SUBJECT: 'Přístupový klíč k vašemu účtu byl odebrán',
      TEXT: 'Z vašeho účtu {email} v Pavlači byl odebrán přístupový klíč{device, select, none {} other { „{device}“}}. Už vás nepřihlásí, heslo platí dál.\n\nPokud jste ho odebrali vy, nemusíte dělat nic. Pokud ne, otevřete odkaz níže: jedním tlačítkem tam odhlásíte všechna zařízení a zavřete přihlášení nynějším heslem. Platí 14 dní.',
      ACTION: 'Nebyl jsem to já: odhlásit všechna zařízení',
    },
    accountDeed: {
      SUBJECT:
        '{what, select, close {Váš účet v Pavlači je zavřený} reopen {Váš účet v Pavlači je znovu otevřený} passkey {Správa portálu odebrala přístupový klíč k vašemu účtu} passkeys {Správa portálu odebrala přístupové klíče k vašemu účtu} other {Správa portálu odhlásila zařízení z vašeho účtu}}',
      TEXT: '{what, select, close {Správa portálu zavřela váš účet {email}. Nikdo se jím teď nepřihlásí a domy v něm vedou vaše záznamy bez přístupu.} reopen {Správa portálu znovu otevřela váš účet {email}. Přihlásíte se jako dřív.} session {Správa portálu odhlásila z vašeho účtu {email} zařízení{device, select, none {} other { {device}}}.} sessions {Správa portálu odhlásila z vašeho účtu {email} všechna zařízení.} passkey {Správa portálu odebrala z vašeho účtu {email} přístupový klíč{device, select, none {} other { „{device}“}}.} other {Správa portálu odebrala z vašeho účtu {email} všechny přístupové klíče.}}\n\nDůvod: {reason}\n\nPokud jste o to nežádali, ozvěte se prosím hned podpoře.',
    },
    accountClosed: {
      SUBJECT: '{person} se do Pavlače už nepřihlásí',
      TEXT: 'Správa portálu zavřela účet, kterým se do Pavlače přihlašoval člověk z vašeho domu: {person}.\n\nV evidenci domu zůstává jako člověk bez přístupu; jednotky, podíly ani odevzdané hlasy se nemění. Pozvat ho znovu může výbor až po domluvě se správou portálu, která mu o zavření napsala i s důvodem.',
      ACTION: 'Otevřít v sousedech',
    },
    signInTries: {
      SUBJECT: 'Někdo se neúspěšně přihlašuje k vašemu účtu',
      TEXT: 'K vašemu účtu {email} v Pavlači se za poslední hodinu {count, plural, one {#krát} few {#krát} many {#krát} other {#krát}} nepodařilo přihlásit, naposledy {when} z adresy {address}.\n\nDovnitř se nikdo nedostal. Další pokusy z téhož místa portál zdržuje; zařízení, ze kterých se přihlašujete vy, to nijak neomezí.\n\nPokud jste to byli vy a heslo jste zapomněli, nastavte si nové. Pokud ne, nemusíte dělat nic; máte-li heslo krátké nebo ho používáte i jinde, raději ho změňte.',
      ACTION: 'Nastavit nové heslo',
    },
    diskLow: {
      SUBJECT: 'Portálu dochází místo na disku',
      TEXT: 'Na disku portálu zbývá {free}, což je méně než rezerva pro databázi ({reserve}).\n\nNahrávání souborů, importy, tisk lístků a zálohy na tento disk portál odmítá, dokud místo nepřibude. Čtení, hlasování a zprávy fungují dál.\n\nUvolněte prosím místo, nebo disk zvětšete. Další e-mail přijde, až když místo přibude a zase dojde.',
    },
    officeChanged: {
      SUBJECT: 'Změna role: {person}',
      TEXT: 'Ve společenství se změnila role.\n\nKdo: {person}\nDříve: {from}\nNyní: {to}\nZměnu provedl(a): {who}\n\nPokud o změně nevíte, ozvěte se prosím ostatním členům výboru.',
    },
    reachChanged: {
      SUBJECT: '{what, select, name {Změna jména: {person}} other {Změna kontaktů: {person}}}',
      TEXT: '{what, select, name {Člověku s funkcí ve společenství se změnilo jméno.} contacts {Člověku s funkcí ve společenství se změnil e-mail nebo telefon.} other {Člověku s funkcí ve společenství se změnilo jméno a také e-mail nebo telefon.}}\n\nKdo: {person}\nFunkce: {role}\nZměnu provedl(a): {who}\n\nKam vedou kontakty, tam může přijít i pozvánka k funkci. Pokud o změně nevíte, ozvěte se prosím hned výboru.',
    },
    chairNamed: {
      SUBJECT:
        '{what, select, made {Jmenování předsedy: {person}} done {Nový předseda výboru: {person}} other {Jmenování předsedy se zastavilo}}',
      TEXT: '{what, select, made {{person} se má stát předsedou výboru vašeho domu. Zapsala to správa portálu podle usnesení, které najdete přiložené v portálu: v domě nezbyl nikdo, kdo by funkci mohl předat.\n\nPlatit začne {at}. Kdo z vlastníků nesouhlasí, může do té doby v portálu podat námitku; tím se jmenování zastaví.} done {{person} je od teď předsedou výboru vašeho domu. Tři dny po oznámení nikdo z vlastníků nenamítl.} objected {Někdo z vlastníků podal námitku proti tomu, aby se předsedou výboru stal(a) {person}. Jmenování se zastavilo a nic se nemění.} other {Správa portálu vzala zpět jmenování, podle kterého se předsedou výboru měl(a) stát {person}. Nic se nemění.}}',
      ACTION: 'Otevřít v portálu',
    },
    accessClosed: {
      SUBJECT: 'Váš přístup do společenství skončil',
      TEXT: 'Váš přístup do tohoto společenství v Pavlači byl odebrán. Provedl(a): {who}.\n\nVáš účet a další společenství, ve kterých jste, tím nejsou dotčeny. Pokud jde o omyl, ozvěte se prosím výboru.',
    },
    accessFell: {
      SUBJECT: 'Váš přístup do domu skončil',
      TEXT: '{why, select, sold {Podle evidence domu už v něm nevlastníte jednotku} represented {Podle evidence domu už v něm nezastupujete jednotku} moved {Podle evidence domu už v něm nebydlíte} other {Evidence domu vás nemá u žádné jednotky}}, proto v Pavlači nevidíte jeho dění a nebudou vám z něj chodit e-maily.\n\n{unit, select, none {} other {Jednotka: {unit}}}\n{since, select, none {} other {Od: {since}}}\n\nVáš účet zůstává. Na svém profilu najdete vlastní údaje a potvrzení o hlasováních, kterých jste se zúčastnili.\n\nPokud jde o omyl, ozvěte se prosím výboru.',
      ACTION: 'Otevřít můj profil',
    },
    accessFellOthers: {
      SUBJECT: 'Komu podle evidence skončil přístup',
      TEXT: 'Podle evidence jednotek už v domě nic nevlastní, nezastupují ani tu nebydlí. Přístup k dění v domě jim skončil a e-mailem jsme jim to dali vědět.\n\n{names}{more, plural, =0 {} other {\na další: #}}\n\nPokud jde o omyl, opravte prosím vlastníky jednotky; přístup se tím hned vrátí.',
      ACTION: 'Otevřít sousedy',
    },
    registerList: {
      SUBJECT:
        '{what, select, ends {Za pár dní skončí přístup: {count, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}} other {Podívejte se, komu podle evidence skončí přístup}}',
      TEXT: '{what, select, ends {Za několik dní, {day}, skončí přístup k dění v domě lidem, které evidence jednotek nevede jako vlastníky, zástupce ani bydlící.} other {Přístup k dění v domě se řídí evidencí jednotek. Někteří lidé, kteří ho mají, v ní nejsou jako vlastníci, zástupci ani bydlící; pokud se nic nezmění, {day} jim skončí.}}\n\nKolik jich je: {count}\n\nProjděte prosím seznam. Koho v něm máte omylem, toho doplňte k jednotce; je-li v pořádku, můžete ho přijmout hned. Do té doby nikdo o nic nepřijde.',
      ACTION: 'Otevřít seznam',
    },
    deathOwn: {
      SUBJECT:
        '{deed, select, marked {V domě {house} je zapsané úmrtí: {person}} other {Zápis úmrtí je vrácený: {person}}}',
      TEXT: '{deed, select, marked {Výbor domu {house} zapsal, že {day} zemřel(a) {person}. Zapsal(a): {who}.\n\nPřístup do domu tím skončil a e-maily z něj už chodit nebudou. Patří-li účet i do jiného domu, zůstává v něm beze změny; jinak se zavřel.\n\nJe-li to omyl, ozvěte se prosím výboru. Do {until} jde zápis jedním kliknutím vrátit i s přístupem.\n\nČtete-li to jako pozůstalí: přijměte prosím naši soustrast. Kdo za pozůstalost jedná, zapíše výbor podle listiny.} other {Výbor domu {house} vrátil zápis úmrtí: {person}. Vrátil(a): {who}.\n\nPřístup do domu je zpátky, jen se prosím znovu přihlaste. Plné moci a zastoupení, které skončily, je potřeba dát znovu. Za omyl se omlouváme.}}',
    },
    deathMarked: {
      SUBJECT: '{deed, select, marked {Zapsané úmrtí: {person}} other {Vrácený zápis úmrtí: {person}}}',
      TEXT: '{deed, select, marked {V portálu je zapsané úmrtí.\n\nKdo: {person}\nDen: {day}\nZapsal(a): {who}\n\nPřístup a funkce skončily, plné moci a zastoupení také. Místo vlastníka zůstává a jmenuje se „pozůstalost po {person}“, dokud výbor nezapíše dědice. Kdo za pozůstalost jedná, zapište podle listiny.\n\nJe-li to omyl, jde zápis do {until} jedním kliknutím vrátit.} other {Zápis úmrtí je vrácený.\n\nKdo: {person}\nVrátil(a): {who}\n\nJméno, kontakty a přístup jsou zpátky. Plné moci a zastoupení se nevrátily, je potřeba je dát znovu.}}',
      ACTION: 'Otevřít v portálu',
    },
    estatePerson: {
      SUBJECT: '{deed, select, added {Za {estate} jedná {person}} other {Za {estate} už nejedná {person}}}',
      TEXT: '{deed, select, added {V domě {house} je podle listiny zapsáno, kdo jedná za vlastníka, který zemřel.\n\nZa koho: {estate}\nJedná: {person}\nOd: {day}\nZapsal(a): {who}\n\nDokud nejsou zapsaní dědici, hlasuje za jednotky pozůstalosti a dostává o nich zprávy.} other {V domě {house} skončilo jednání za vlastníka, který zemřel.\n\nZa koho: {estate}\nUž nejedná: {person}\nOd: {day}\nZapsal(a): {who}}}\n\nPokud to nesouhlasí, ozvěte se prosím výboru.',
      ACTION: 'Otevřít v portálu',
    },
    ownersChanged: {
      SUBJECT: 'Jednotka {unit}: změna vlastníka',
      TEXT: 'V evidenci domu se změnil vlastník jednotky {unit}.\n\nDosud: {from}\nNově: {to}\nPlatí od: {day}\nZapsal(a): {who}\n\nPokud to nesouhlasí, ozvěte se prosím výboru. Změnu jde do {until} jedním kliknutím vrátit.',
    },
    ownersRestored: {
      SUBJECT: 'Jednotka {unit}: změna vlastníka je vrácená',
      TEXT: 'Změna vlastníka jednotky {unit} byla vrácena.\n\nVlastník: {from}\nNeplatí: {to}\nVrátil(a): {who}\n\nPokud to nesouhlasí, ozvěte se prosím výboru.',
    },
    ownersCorrected: {
      SUBJECT: 'Jednotka {unit}: oprava záznamu vlastníků',
      TEXT: 'V evidenci domu se opravil záznam vlastníků jednotky {unit}.\n\nDosud bylo zapsáno:\n{before}\n\nNově je zapsáno:\n{after}\n\nDůvod: {reason}\nOpravil(a): {who}\n\nPokud to nesouhlasí, ozvěte se prosím výboru.',
    },
    invitation: {
      SUBJECT: 'Pozvánka do domu {house}',
      TEXT: '{person}, v portálu Pavlač teď najdete dění ve svém domě: {house}. Pozvánku posílá {by}.\n\nOdkaz vás provede nastavením hesla a kontrolou údajů. Pokud už účet v Pavlači máte, heslo vám zůstane a dům k němu jen přidáme.\n\nOdkaz platí 14 dní a dá se použít jednou. Nikomu ho prosím nepřeposílejte.',
      ACTION: 'Přijmout pozvánku',
    },
    membershipMoved: {
      SUBJECT: 'Změna přístupu do domu {house}',
      TEXT: 'Do domu {house} se jako {person} od teď přihlašuje jiný účet než {email}. Váš účet v Pavlači a ostatní domy v něm se nezměnily.\n\nPokud o změně nevíte, ozvěte se prosím hned výboru domu nebo podpoře.',
    },
    loginChangeOld: {
      SUBJECT: 'Potvrďte změnu přihlašovacího e-mailu',
      TEXT: 'Někdo, nejspíš vy, požádal o změnu přihlašovacího e-mailu z {email} na {newEmail}.\n\nZměna platí, až ji potvrdíte tady i na nové adrese. Odkaz platí dva dny.\n\nPokud jste o změnu nežádali, odkazem ji zrušíte a odhlásíte všechna zařízení. Potom si prosím změňte heslo.',
      ACTION: 'Potvrdit nebo zrušit změnu',
    },
    loginChangeNew: {
      SUBJECT: 'Potvrďte nový přihlašovací e-mail',
      TEXT: 'Tato adresa, {newEmail}, se má stát novým přihlašovacím e-mailem do Pavlače.\n\nPotvrďte to prosím odkazem. Platí dva dny. Pokud o změně nevíte, nemusíte dělat nic.',
      ACTION: 'Potvrdit nový e-mail',
    },
    loginChangeTaken: {
      SUBJECT: 'Tento e-mail už v Pavlači účet má',
      TEXT: 'Někdo chtěl svůj účet v Pavlači převést na adresu {newEmail}. Protože s ní už účet existuje, nic se nezměnilo.\n\nPokud jste to byli vy, přihlaste se touto adresou. Jinak nemusíte dělat nic.',
    },
    loginChangeAdmin: {
      SUBJECT: 'Podpora mění váš přihlašovací e-mail',
      TEXT: 'Správce portálu na žádost mění přihlašovací e-mail účtu {email} na {newEmail}. Důvod: {reason}\n\nZměna platí, až ji potvrdí nová adresa. Pokud jste o ni nežádali, odkazem ji do dvou dnů zrušíte.',
      ACTION: 'Zobrazit změnu',
    },
    loginChanged: {
      SUBJECT: 'Přihlašovací e-mail je změněný',
      TEXT: 'Přihlašovací e-mail účtu se změnil z {email} na {newEmail}. Všechna ostatní zařízení jsou odhlášená.\n\nPokud o změně nevíte, ozvěte se prosím hned podpoře.',
    },
    voteCode: {
      SUBJECT: 'Kód k hlasování: {vote}',
      TEXT: 'Kódem níže potvrdíte hlasy v hlasování „{vote}“. Platí deset minut a jen pro tyto odpovědi:\n\n{answers}\n\nPokud jste o kód nežádali, nikomu ho nedávejte, odhlaste v portálu ostatní zařízení a změňte si heslo.',
    },
    voteReceipt: {
      SUBJECT: 'Potvrzení o hlasování: {vote}',
      TEXT: 'V hlasování „{vote}“ jsou od {at} zapsané tyto hlasy:\n\n{answers}\n\nZměnit už je nemůže nikdo. Výsledek vám pošleme, až hlasování skončí.\n\nUschovejte si prosím tento e-mail i s přiloženým souborem potvrzeni.json ({numbers}): kdyby v záznamu někdo hlas změnil nebo vynechal, potvrzení to dokáže. Po skončení ho ověříte tlačítkem níže, nebo bez portálu programem v ZIP s přepočtem.',
      ACTION: 'Ověřit hlasování',
    },
    voteCast: {
      SUBJECT: 'Za vaše jednotky bylo hlasováno: {vote}',
      TEXT: 'V hlasování „{vote}“ byl odevzdán hlas za jednotky, které jsou i vaše:\n\n{seats}\n\nHlasoval(a): {who}\nKdy: {at}\n\nZa každý řádek prezenční listiny platí jeden hlas. Pokud s vámi domluvený nebyl, zapište v portálu námitku, výbor se o ní hned dozví.',
      ACTION: 'Zobrazit hlasování',
    },
    votePaper: {
      SUBJECT: '{state, select, counts {Platí papírový lístek} other {Zapsaný papírový lístek}}: {vote}',
      TEXT: 'V hlasování „{vote}“ je zapsaný papírový lístek za jednotky, které jsou i vaše:\n\n{seat}\n\nČíslo lístku: {number}\nDatum na lístku: {date}\nZapsal(a): {who}\nKdy: {at}\n\n{state, select, counts {Lístek platí a počítá se jako hlas těchto jednotek.} other {Lístek se zatím nepočítá, čeká na potvrzení.{open, select, yes { Než začne platit, můžete hlasovat i v portálu; lístek tím přestane platit.} other {}}}}\n\nPokud takový lístek nikdo z vás neodevzdal nebo v něm je něco jiného, zapište prosím v portálu námitku. Do konce hlasování zápis zruší námitka vlastníka, společného zástupce nebo spoluvlastníků nadpoloviční většiny podílů a hlasovat můžete znovu.',
      ACTION: 'Zobrazit hlasování',
    },
    votePaperSecond: {
      SUBJECT: 'Potvrďte prosím zápis lístku {number}: {vote}',
      TEXT: 'V hlasování „{vote}“ zapsal(a) {who} papírový lístek {number}:\n\n{seat}\n\nAby se počítal, potřebuje druhou osobu, a tou můžete být vy. Vezměte prosím lístek do ruky, nebo si otevřete jeho fotografii, porovnejte ho se zápisem a potvrďte.\n\n{until, select, none {} other {Potvrdit ho lze do {until}, potom se počítat nebude.}}',
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
      TEXT: 'Při hlasování „{vote}“ je zapsáno, že zástupce vašich jednotek odešel z místnosti. Hlas k bodům, které ještě nebyly uzavřené, tím odpadl. Kdo se vrátí, hlasuje znovu.\n\nŘádek: {seat}\nOdchod: {at}\nDůvod: {reason}\nZapsal(a): {who}\n\nOdpadlé hlasy:\n{answers}\n\nStejný údaj bude v zápisu o hlasování. Pokud to tak nebylo, zapište v portálu námitku.',
      ACTION: 'Zobrazit hlasování',
    },
    voteObjection: {
      SUBJECT: 'Námitka proti hlasu: {vote}',
      TEXT: 'V hlasování „{vote}“ někdo z vlastníků namítá, že hlas odevzdaný za jeho jednotky není jeho.\n\nŘádek: {seat}\nNamítá: {who}\n\n{text, select, none {Důvod neuvádí.} other {{text}}}\n\n{fate, select, void {Papírový lístek tím přestal platit a za jednotky se hlasuje znovu. Lístek i námitka zůstávají v záznamu.} other {Hlas v záznamu zůstává a počítá se. Námitka je zapsaná vedle něj; jak s ní naložit, rozhodne výbor podle stanov.}}',
      ACTION: 'Zobrazit hlasování',
    },
    firstAdmin: {
      SUBJECT: 'Správa portálu Pavlač',
      TEXT: 'Portál je nainstalovaný a vy jste jeho první správce.\n\nOdkaz k nastavení hesla platí 14 dní a dá se použít jednou.',
      ACTION: 'Nastavit heslo',
    },
    roleChanged: {
      SUBJECT:
        '{deed, select, created {Nová role v domě: {role}} deleted {Role v domě je smazaná: {role}} other {Změna oprávnění role {role}}}',
      TEXT: '{deed, select, created {V domě je nová role {role}.} deleted {Role {role} je smazaná.} other {Role {role} se změnila všem, kdo ji mají.}}\n\nZměnu provedl(a): {who}\n\nOprávnění:\n{changes}\n\nPíšeme to celému výboru, aby se oprávnění neměnila potichu.',
      ACTION: 'Zobrazit role a oprávnění',
    },
    voteInvitation: {
      SUBJECT:
        '{type, select, online {{closes, select, none {Hlasujte} other {Hlasujte do {closes}}}: {vote}} other {Bude se hlasovat na místě: {vote}}}',
      TEXT: '{type, select, online {V domě {house} se hlasuje: {vote}. Hlasovat můžete{opens, select, none {} other { od {opens}}}{closes, select, none {} other { do {closes}}}, po přihlášení do portálu.} other {V domě {house} se bude hlasovat na místě: {vote}. Hlasy zapisuje výbor přímo na schůzi, z portálu se nehlasuje.}}{after, select, yes {\n\nO stejných věcech se mělo rozhodnout na shromáždění, které nebylo schopné se usnášet (§ 1211).} other {}}{replaces, select, none {} other {\n\nJe to nové hlasování{same, select, yes { ve stejném znění} other {}} po zrušeném hlasování „{replaces}“ ({cancelled}). Hlasy odevzdané ve zrušeném hlasování neplatí, hlasujte prosím znovu.}}\n\nO čem se rozhoduje, v úplném znění:\n\n{points}\n\nVaše jednotky: {units}\nPodíl na hlasech: {share}\n\nPrezenční listina a znění bodů jsou zmrazené. Otisk v příloze si prosím uschovejte, ověříte jím výsledek.',
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
      TEXT: 'V domě {house} je zapsaná plná moc k hlasování. Platit začne, až ji někdo z výboru schválí.\n\nZmocnitel: {principal}\nZmocněnec: {agent}\nPlatí pro: {reach, select, vote {hlasování {vote}} other {všechna hlasování{from, select, none {} other { od {from}}}{to, select, none {} other { do {to}}}}}\nZapsal(a): {who}',
      ACTION: 'Rozhodnout o plné moci',
    },
    representation: {
      SUBJECT:
        '{deed, select, before {Kdo zastupuje vaši jednotku: {representative}} asked {Souhlasíte se zástupcem? Jednotka {units}} written {Zápis zástupce čeká na potvrzení: jednotka {units}} refused {Zápis zástupce byl zamítnut: jednotka {units}} objected {Námitka proti zástupci: jednotka {units}} ended {Zastoupení skončilo: jednotka {units}} other {Nový zástupce spoluvlastníků: jednotka {units}}}',
      TEXT: '{deed, select, before {V domě {house} je v evidenci zapsaný společný zástupce spoluvlastníků, který za všechny hlasuje. Zapsán byl dřív, než zástupce začali volit sami spoluvlastníci, a platí dál. Píšeme vám o tom jednou: pokud s ním nesouhlasíte, podejte odkazem námitku.} asked {V domě {house} chce jeden ze spoluvlastníků společného zástupce. Platit bude, až s ním svým účtem vysloví souhlas spoluvlastníci, kteří mají víc než polovinu.} written {V domě {house} výbor podle podepsané listiny zapsal společného zástupce. Platit začne, až ho podle listiny potvrdí druhá osoba. Pokud o tom nevíte, podejte odkazem námitku.} named {V domě {house} mají spoluvlastníci společného zástupce, který za ně bude hlasovat. Pokud s ním nesouhlasíte, podejte odkazem námitku.} alone {V domě {house} platí společný zástupce jen podle podepsané listiny: do tří dnů se nepřihlásil nikdo, kdo by ji mohl potvrdit. Pokud o tom nevíte, podejte odkazem námitku.} refused {V domě {house} druhá osoba zamítla zápis společného zástupce.} objected {V domě {house} někdo ze spoluvlastníků podal námitku proti společnému zástupci.} other {V domě {house} skončilo zastoupení spoluvlastníků. Dokud si nezvolí jiného zástupce, nejde za jednotku hlasovat online.}}\n\nJednotky: {units}\nZástupce: {representative}{who, select, none {} other {\nProvedl(a): {who}}}{text, select, none {} other {\nDůvod: {text}}}',
      ACTION: 'Zobrazit jednotku',
    },
    secondAsked: {
      SUBJECT:
        '{what, select, proxy {Potvrďte prosím plnou moc: {of}} sheet {Potvrďte prosím prezenci: {of}} other {Potvrďte prosím zástupce spoluvlastníků: {of}}}',
      TEXT: '{what, select, sheet {V domě {house} je zapsaná prezence shromáždění a odpovědi přítomných. Než hlasování skončí, má někdo, kdo je nezapisoval, potvrdit, že jsou zapsané tak, jak to bylo. Bez něj a bez podepsané prezenční listiny to výsledek řekne hned na prvním řádku.} proxy {V domě {house} je podle listiny zapsaná plná moc. Platit začne, až ji porovná s listinou a potvrdí druhá osoba.} other {V domě {house} je podle listiny zapsaný zástupce spoluvlastníků. Platit začne, až ji porovná s listinou a potvrdí druhá osoba.}} {as, select, admin {Žádáme vás jako člena výboru.} audit {Žádáme vás jako člena kontrolní komise.} other {Žádáme vás jako ověřovatele.}}\n\n{what, select, proxy {Zmocnitel: {of}\nZmocněnec: {to}} sheet {Hlasování: {of}} other {Jednotka: {of}\nZástupce: {to}}}{who, select, none {} other {\nZapsal(a): {who}}}\n\nOdpovězte prosím do {until}. Potom portál požádá dalšího.',
      ACTION: 'Podívat se a rozhodnout',
    },
    verifierAsked: {
      SUBJECT: 'Budete ověřovatelem?{vote, select, none {} other { Hlasování: {vote}}}',
      TEXT: '{vote, select, none {V domě {house} je zapsaná listina, kterou má potvrdit někdo druhý.} other {V domě {house} běží hlasování: {vote}. Listiny, které k němu výbor zapíše, má potvrdit někdo druhý.}} {named, select, yes {Za ověřovatele vás navrhuje {by}.\n\nOvěřovatel se na listiny podívá a potvrdí, že říkají to, co je zapsané.} other {Ve výboru ani v kontrolní komisi teď nikdo takový není, proto se portál ptá vlastníků s účtem.\n\nOvěřovatel se na listiny podívá a potvrdí, že říkají to, co je zapsané. Stačí, když souhlasí jeden z vás.}}\n\nOdpovězte prosím do {until}.',
      ACTION: 'Odpovědět',
    },
    proxyPrincipal: {
      SUBJECT:
        '{deed, select, made {Plná moc k hlasování za vás čeká na potvrzení} given {Dali jste plnou moc k hlasování} approved {Plná moc k hlasování za vás platí} alone {Plná moc k hlasování za vás platí bez druhé osoby} refused {Plná moc k hlasování za vás byla zamítnuta} renounced {Zmocněnec se vzdal plné moci od vás} other {Plná moc k hlasování za vás je odvolaná}}',
      TEXT: '{deed, select, made {V domě {house} je nově zapsaná plná moc vaším jménem. Platit začne, až ji podle podepsané listiny potvrdí druhá osoba, nebo vy svým účtem.} given {V domě {house} jste dali plnou moc k hlasování. Platí hned.} approved {Plná moc daná vaším jménem v domě {house} je potvrzená a platí.} alone {Plná moc daná vaším jménem v domě {house} platí jen podle podepsané listiny: do tří dnů se nepřihlásil nikdo, kdo by ji mohl potvrdit. U výsledku bude stát „bez druhé osoby“.} refused {Plná moc daná vaším jménem v domě {house} byla zamítnuta.} renounced {Zmocněnec se v domě {house} vzdal plné moci, kterou měl od vás. Podle ní už za vás nikdo hlasovat nebude: hlasujte sami, nebo zmocněte někoho jiného.} other {Plná moc daná vaším jménem v domě {house} je odvolaná. Nikdo už podle ní hlasovat nebude.}}\n\nZmocnitel: {principal}\nZmocněnec: {agent}\nPlatí pro: {reach, select, vote {hlasování {vote}} other {všechna hlasování{from, select, none {} other { od {from}}}{to, select, none {} other { do {to}}}}}\nProvedl(a): {who}{hasReason, select, yes {\nDůvod: {reason}} listed {\nDůvod: {refusal, select, noFile {chybí listina} notSigned {listina není podepsaná} otherMeeting {listina je pro jinou schůzi nebo hlasování} revoked {odvolal ji ten, kdo ji podepsal} overLimit {přesahuje počet, který dovolují stanovy} other {nikdo ji nemůže potvrdit}}} other {}}\n\n{deed, select, refused {Pokud o tom nevíte, ozvěte se prosím výboru.} revoked {Pokud o tom nevíte, ozvěte se prosím výboru.} renounced {Jestli chcete zmocnit někoho jiného, najdete to v portálu u hlasování.} other {Pokud o tom nevíte nebo s tím nesouhlasíte, otevřete plnou moc odkazem a odvolejte ji. Nemáte-li do portálu přístup, ozvěte se prosím hned výboru.}}',
      ACTION: 'Zobrazit plnou moc',
    },
    proxyAgent: {
      SUBJECT:
        '{deed, select, made {Máte zastupovat při hlasování: {principal}} given {Můžete hlasovat za: {principal}} alone {Můžete hlasovat za: {principal}} approved {Můžete hlasovat za: {principal}} refused {Plná moc byla zamítnuta: {principal}} renounced {Vzdali jste se plné moci: {principal}} other {Plná moc je odvolaná: {principal}}}',
      TEXT: '{deed, select, made {V domě {house} je zapsaná plná moc, podle které máte při hlasování někoho zastupovat. Hlasovat podle ní půjde, až ji podle podepsané listiny potvrdí druhá osoba.} given {V domě {house} vám někdo dal plnou moc k hlasování. Platí hned.} approved {Plná moc, podle které v domě {house} při hlasování někoho zastupujete, je potvrzená a platí.} alone {Plná moc, podle které v domě {house} při hlasování někoho zastupujete, platí jen podle podepsané listiny: do tří dnů se nepřihlásil nikdo, kdo by ji mohl potvrdit.} refused {Plná moc, podle které jste v domě {house} při hlasování měli někoho zastupovat, byla zamítnuta.} renounced {V domě {house} jste se vzdali plné moci k hlasování. Hlasovat podle ní už nejde, dříve odevzdané hlasy platí dál.} other {Plná moc v domě {house}, podle které jste při hlasování někoho zastupovali, je odvolaná. Hlasovat podle ní už nejde.}}\n\nZmocnitel: {principal}\nZmocněnec: {agent}\nPlatí pro: {reach, select, vote {hlasování {vote}} other {všechna hlasování{from, select, none {} other { od {from}}}{to, select, none {} other { do {to}}}}}\nProvedl(a): {who}{hasReason, select, yes {\nDůvod: {reason}} listed {\nDůvod: {refusal, select, noFile {chybí listina} notSigned {listina není podepsaná} otherMeeting {listina je pro jinou schůzi nebo hlasování} revoked {odvolal ji ten, kdo ji podepsal} overLimit {přesahuje počet, který dovolují stanovy} other {nikdo ji nemůže potvrdit}}} other {}}',
      ACTION: 'Zobrazit plnou moc',
    },
    messagePublished: {
      SUBJECT: '{title}',
      TEXT: '{label, select, important {Důležité} internal {Interní zpráva} disorder {Porucha} repair {Oprava} maintenance {Údržba} complain {Stížnost} other {Zpráva}} č. {number}{until, select, none {} other { · platí do {until}}}\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}{accept, select, none {} yes {\n\nPotvrďte prosím v portálu, že jste zprávu četli.} other {\n\nPotvrďte prosím v portálu do {accept}, že jste zprávu četli.}}',
      ACTION: 'Otevřít zprávu',
    },
    messageChanged: {
      SUBJECT: 'Změna: {title}',
      TEXT: 'Zpráva č. {number} se podstatně změnila.{who, select, none {} other { Autor zprávy: {who}.}} Teď zní takto:\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}{accept, select, none {} yes {\n\nI pokud jste už přečtení potvrdili, potvrďte ho prosím znovu.} other {\n\nI pokud jste už přečtení potvrdili, potvrďte ho prosím znovu, do {accept}.}}',
      ACTION: 'Otevřít zprávu',
    },
    messageEmergency: {
      SUBJECT: 'Mimořádná zpráva: {title}',
      TEXT: 'Mimořádná zpráva pro dům, platí do {until}.\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}{accept, select, none {} other {\n\nPotvrďte prosím v portálu, že jste zprávu četli.}}\n\nMimořádné zprávy chodí hned a všem, i když jste si e-maily vypnuli nebo odložili.',
      ACTION: 'Otevřít zprávu',
    },
    messageReminder: {
      SUBJECT: 'Potvrďte prosím přečtení{accept, select, none {} yes {} other { do {accept}}}: {title}',
      TEXT: 'Výbor od vás čeká potvrzení, že jste četli zprávu č. {number}: {title}.{accept, select, none {} yes {} other { Potvrdit ji je třeba do {accept}.}}\n\n{text}',
      ACTION: 'Přečíst a potvrdit',
    },
    messageDigest: {
      SUBJECT:
        'Na nástěnce {count, plural, one {je # novinka} few {jsou # novinky} many {je # novinky} other {je # novinek}}',
      TEXT: 'Od posledního souhrnu přibylo:',
      ACTION: 'Otevřít nástěnku',
    },
    commentMention: {
      SUBJECT: 'Zmínka v komentáři: {title}',
      TEXT: '{who} vás zmiňuje v komentáři ke zprávě {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },
    commentNew: {
      SUBJECT: 'Nový komentář: {title}',
      TEXT: '{who} píše ke zprávě {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },
  },
  LETTER: {
    LINK: 'Kdyby tlačítko nefungovalo, vložte do prohlížeče tuto adresu:',
    CODE: 'Váš kód:',
    FOOTER: 'Píše vám portál Pavlač na adrese {host}. Na tento e-mail prosím neodpovídejte.',
    LEAVE: 'Nechci e-maily o zprávách z tohoto domu',
  },
} as const;
