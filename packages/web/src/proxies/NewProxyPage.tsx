import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { proxyLinks } from '#contract/motions/links.ts';
import { ProxyInput } from '#contract/proxies/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { Refused } from '../base/Refused.tsx';
import { useText } from '../base/texts.tsx';
import { FormFrame } from '../kit/form/FormFrame.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { PageHead, PageLead } from '../kit/page/PageHead.tsx';
import { ProxyForm, type Terms } from './form/ProxyForm.tsx';
import { inputOf, missing, newProxy } from './form/proxyValues.ts';
import { useCreate, useProxyTerms } from './power/data.ts';

/** `vote` fills in the vote, or `day` the only day; `mine` is an owner who gives their own power, also where they administer votes. */
const Address = z.object({
  vote: param(z.coerce.number(), 0),
  day: param(z.iso.date(), ''),
  mine: param(z.coerce.number(), 0),
  /** What the meeting is called that the power was asked for at; only shown. */
  meeting: param(z.string().check(z.maxLength(200)), ''),
});

/** /hlasovani/plne-moci/novy */
export function NewProxyPage() {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const of = useProxyTerms();
  const [at] = useAddress(Address);
  const own = !administers || at.mine === 1;
  return (
    <>
      <PageHead
        title={say(own ? 'PROXIES.FORM.GIVE_TITLE' : 'PROXIES.FORM.TITLE')}
        back={{ ...proxyLinks.list(), name: say('PROXIES.TITLE') }}
      />
      {at.meeting && <PageLead>{say('PROXIES.FORM.FOR_MEETING', { name: typo(at.meeting) })}</PageLead>}
      <Loaded of={of}>
        {(terms) => (own && !terms.mayGive ? <Refused /> : <NewProxy terms={terms} own={own} at={at} />)}
      </Loaded>
    </>
  );
}

type NewProps = { terms: Terms; own: boolean; at: { vote: number; day: string } };
function NewProxy({ terms, own, at: { vote, day } }: NewProps) {
  const say = useText();
  const navigate = useNavigate();
  const create = useCreate();
  const form = useRecordForm({
    initial: newProxy(terms.votes.some((v) => v.id === vote) ? vote : null, day),
    schema: ProxyInput,
    input: (v) => ({ ...inputOf(v, own), other: v.other }),
    more: ({ other, ...input }) => missing(input, { own, other }),
    send: ({ other: _, ...input }) => create.run(input),
    done: ({ id }) => navigate({ ...proxyLinks.one(id), replace: true }),
  });
  return (
    <FormFrame form={form} back={proxyLinks.list()} save={say('PROXIES.FORM.SAVE')} busy={create.busy}>
      <ProxyForm fields={form.fields} terms={terms} own={own} />
    </FormFrame>
  );
}
