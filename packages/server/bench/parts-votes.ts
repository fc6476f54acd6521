import { footprintOf } from './footprint.ts';
import { goals, held, told } from './goals.ts';
import { units } from './limits.ts';
import { ratio } from './lists.ts';
import { aSink, measureMails } from './mails.ts';
import { print } from './say.ts';
import { measureTickets } from './tickets.ts';
import { aPortal, aTown, aVotingHouse, type Cluster, closing } from './towns.ts';
import { measureVote } from './votes.ts';

/** One message mailed to a thousand people: how soon it answers, and the reading of others while the mails go. */
export async function mail(cluster: Cluster): Promise<boolean> {
  const sink = await aSink();
  closing.push(async () => sink.close());
  const town = await aTown(cluster, 1, 1000);
  const smtp = { PAVLAC_SMTP_URL: sink.url, PAVLAC_MAIL_FROM: 'Pavlač <pavlac@dum.example>' };
  const portal = await aPortal(town, cluster, smtp);
  const at = { address: portal.address, headers: town.headers, list: units(0).path };
  const taken = () => footprintOf([portal.pid, cluster.pid])?.seconds ?? 0;
  const m = await measureMails(at, sink, taken);
  await portal.end();
  const slower = m.meanwhile / m.alone;
  print('\nZpráva pro 1 000 lidí; seznam jednotek čtou jiní 40× za vteřinu');
  print(`zveřejnění odpoví za ${told(m.publish).trim()} ms (cíl ≤ ${goals.publish})`);
  print(`${m.mails} e-mailů odešlo za ${told(m.seconds).trim()} s, procesor ${m.each.toFixed(1)} ms na e-mail`);
  const said = `p99 čtení samotného ${told(m.alone)} ms, při odesílání ${told(m.meanwhile)} ms: ${ratio(slower).trim()}×`;
  return held(slower <= goals.mails && m.publish <= goals.publish && m.mails >= 1000, `${said} (cíl ≤ ${goals.mails})`);
}

/** Reading of others while tickets for everybody are printed, against reading alone. */
export async function tickets(cluster: Cluster): Promise<boolean> {
  const { portal, town } = await aVotingHouse(cluster);
  const t = await measureTickets({ address: portal.address, headers: town.headers, list: units(0).path });
  await portal.end();
  const slower = t.meanwhile / t.alone;
  print('\nTisk lístků: 2 000 lístků, 20 bodů; seznam jednotek čtou jiní 40× za vteřinu');
  print(`${told(t.seconds)} s    ${t.megabytes.toFixed(1)} MB`);
  const said = `p99 čtení samotného ${told(t.alone)} ms, při tisku ${told(t.meanwhile)} ms: ${ratio(slower).trim()}×`;
  return held(slower <= goals.tickets, `${said} (cíl ≤ ${goals.tickets})`);
}

/** In milliseconds, held against what people wait for. */
export async function votes(cluster: Cluster): Promise<boolean> {
  const chromium = process.env.CHROMIUM;
  const { portal, town } = await aVotingHouse(cluster);
  const measured = await measureVote({ address: portal.address, headers: town.headers }, town.appUrl, chromium);
  await portal.end();
  print('\nHlasování: 2 000 jednotek, 20 bodů, hlasovali všichni\n    ms    cíl do');
  for (const { name, took, goal } of measured) print(`${told(took)}    ${told(goal)}  ${name}`);
  if (!chromium) print('Vynecháno: přepočet v prohlížeči; na tomto počítači není Chromium a nejde nainstalovat.');
  return measured.every(({ took, goal }) => took <= goal);
}
