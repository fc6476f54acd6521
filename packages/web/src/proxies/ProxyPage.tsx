import { Link, useParams } from '@tanstack/react-router';
import { proxyLinks, voteLinks } from '#contract/motions/links.ts';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useRemembered } from '../base/left.ts';
import { useMay, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { type Fact, Facts } from '../kit/card/Facts.tsx';
import { Attachments } from '../kit/files/Attachments.tsx';
import { Column, Columns } from '../kit/page/Columns.tsx';
import { Note } from '../kit/page/Note.tsx';
import { RecordPage } from '../kit/page/RecordPage.tsx';
import { SecondNote } from '../kit/page/SecondNote.tsx';
import { ProxyActions } from './ProxyActions.tsx';
import { ProxyHistory, ProxyUses } from './ProxyHistory.tsx';
import { agentName, useProxy, useReach } from './power/data.ts';
import css from './power/ProxyPage.module.css';
import { ProxyTag } from './power/ProxyTag.tsx';

/** /hlasovani/plne-moci/{id}: one power, to read, decide and revoke. */
export function ProxyPage() {
  const say = useText();
  const shown = useShown();
  const { id } = useParams({ from: '/inside/hlasovani/plne-moci/$id' });
  useRemembered();
  const of = useProxy(id);
  return (
    <RecordPage
      of={of}
      title={of.data ? `${of.data.principal.full_name} → ${agentName(of.data)}` : say('PROXIES.ONE')}
      back={{ ...proxyLinks.list(), name: say('PROXIES.TITLE') }}
      sub={(proxy) => (
        <>
          <ProxyTag state={proxy.state} />
          <span>{shown.dayOf(proxy.createdAt)}</span>
        </>
      )}
      actions={(proxy) => <ProxyActions proxy={proxy} />}
    >
      {(one) => (
        <>
          <InTheWay proxy={one} />
          <Columns>
            <Column>
              <Card title={say('PROXIES.DETAIL.FACTS')} padded>
                <ProxyFacts proxy={one} />
              </Card>
              <ProxyUses proxy={one} />
            </Column>
            <Column>
              <Card title={say('PROXIES.DETAIL.FILES')} padded>
                <Document proxy={one} />
              </Card>
              <ProxyHistory proxy={one} />
            </Column>
          </Columns>
        </>
      )}
    </RecordPage>
  );
}

/** What whoever decides should know before they do. */
function InTheWay({ proxy }: { proxy: ProxyDetail }) {
  const say = useText();
  const me = useMe();
  const administers = useMay('vote', 'rw');
  if (proxy.state !== 'waiting') return null;
  const own = proxy.principal.id === me.id;
  return (
    <>
      {proxy.obstacle && (
        <Note tone="warn">
          {say(`PROXIES.ERRORS.${proxy.obstacle}` as TextKey, { limit: proxy.obstacleLimit ?? 0 })}
        </Note>
      )}
      {own && <Note tone="warn">{say('PROXIES.DETAIL.YOURS')}</Note>}
      {administers && proxy.files.length === 0 && <Note tone="warn">{say('PROXIES.DETAIL.NEEDS_FILE')}</Note>}
      {proxy.second && <SecondNote second={proxy.second} />}
      {proxy.unreachable && <Note tone="warn">{say('PROXIES.DETAIL.UNREACHABLE')}</Note>}
    </>
  );
}

function ProxyFacts({ proxy: p }: { proxy: ProxyDetail }) {
  const say = useText();
  const shown = useShown();
  const reach = useReach();
  const facts: Fact[] = [
    [say('PROXIES.COLUMNS.principal'), p.principal.full_name],
    [say('PROXIES.COLUMNS.agent'), p.agent ? p.agent.full_name : `${p.agentName} (${say('PROXIES.NOT_OF_HOUSE')})`],
    [
      say('PROXIES.COLUMNS.reach'),
      p.vote ? (
        <Link key="vote" {...voteLinks.one(p.vote.id)} className={css.link}>
          {p.vote.name}
        </Link>
      ) : (
        reach(p)
      ),
    ],
    [say('PROXIES.DETAIL.MADE'), say(p.byPrincipal ? 'PROXIES.DETAIL.BY_PRINCIPAL' : 'PROXIES.DETAIL.BY_COMMITTEE')],
    ...(p.signedOn ? [[say('PROXIES.DETAIL.SIGNED'), shown.day(p.signedOn)] as const] : []),
    [say('PROXIES.DETAIL.VERIFIED'), say(p.verified ? 'PROXIES.DETAIL.VERIFIED_YES' : 'PROXIES.DETAIL.VERIFIED_NO')],
    ...(p.note ? [[say('PROXIES.DETAIL.NOTE'), p.note] as const] : []),
    ...(p.countsBy ? [[say('PROXIES.DETAIL.COUNTS'), say(`SECOND.COUNTS_BY.${p.countsBy}`)] as const] : []),
    ...(p.refusal ? [[say('PROXIES.DETAIL.REASON'), say(`SECOND.REASONS.${p.refusal}`)] as const] : []),
    ...(p.reason ? [[say('PROXIES.DETAIL.REASON'), p.reason] as const] : []),
  ];
  return <Facts facts={facts} />;
}

function Document({ proxy }: { proxy: ProxyDetail }) {
  const say = useText();
  if (proxy.files.length === 0) return <p className={css.quiet}>{say('PROXIES.DETAIL.NO_FILES')}</p>;
  return <Attachments files={proxy.files} />;
}
