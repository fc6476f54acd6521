import type activation from './cs/activation.ts';
import type activity from './cs/activity.ts';
import type association from './cs/association.ts';
import type base from './cs/base.ts';
import type care from './cs/care.ts';
import type comments from './cs/comments.ts';
import type confirmations from './cs/confirmations.ts';
import type contactImport from './cs/contact-import.ts';
import type death from './cs/death.ts';
import type entering from './cs/entering.ts';
import type files from './cs/files.ts';
import type house from './cs/house.ts';
import type imports from './cs/imports.ts';
import type legal from './cs/legal.ts';
import type members from './cs/members.ts';
import type messageExtras from './cs/message-extras.ts';
import type messageForm from './cs/message-form.ts';
import type messages from './cs/messages.ts';
import type notices from './cs/notices.ts';
import type outbox from './cs/outbox.ts';
import type passkeys from './cs/passkeys.ts';
import type periods from './cs/periods.ts';
import type person from './cs/person.ts';
import type picture from './cs/picture.ts';
import type proxies from './cs/proxies.ts';
import type publicTexts from './cs/public.ts';
import type register from './cs/register.ts';
import type representation from './cs/representation.ts';
import type roles from './cs/roles.ts';
import type second from './cs/second.ts';
import type session from './cs/session.ts';
import type shell from './cs/shell.ts';
import type units from './cs/units.ts';
import type votes from './cs/votes.ts';
import type votesCensus from './cs/votes-census.ts';
import type votesDetail from './cs/votes-detail.ts';
import type votesForm from './cs/votes-form.ts';
import type votesLaw from './cs/votes-law.ts';
import type votesLedger from './cs/votes-ledger.ts';
import type votesLocal from './cs/votes-local.ts';
import type votesPaper from './cs/votes-paper.ts';
import type votesReport from './cs/votes-report.ts';
import type votesResult from './cs/votes-result.ts';

/** What the sign-in tree loads; everything else comes with the signed-in one. */
export type PublicCatalog = typeof publicTexts;
export type AppCatalog = typeof base &
  typeof session &
  typeof shell &
  typeof activation &
  typeof association &
  typeof care &
  typeof death &
  typeof members &
  typeof person &
  typeof register &
  typeof periods &
  typeof roles &
  typeof passkeys &
  typeof units &
  typeof imports &
  typeof contactImport &
  typeof activity &
  typeof house &
  typeof picture &
  typeof proxies &
  typeof second &
  typeof representation &
  typeof outbox &
  typeof votes &
  typeof votesForm &
  typeof votesCensus &
  typeof votesLaw &
  typeof votesReport &
  typeof votesResult &
  typeof votesDetail &
  typeof votesLocal &
  typeof votesLedger &
  typeof votesPaper &
  typeof files &
  typeof comments &
  typeof confirmations &
  typeof messageExtras &
  typeof messageForm &
  typeof messages &
  typeof notices;
/** The two built-in papers, loaded only where they are read. */
export type LegalCatalog = typeof legal;
/** What mailed links open, loaded with their screens. */
export type EnteringCatalog = typeof entering;
export type Catalog = PublicCatalog & AppCatalog & LegalCatalog & EnteringCatalog;
export type Locale = 'cs' | 'en';
