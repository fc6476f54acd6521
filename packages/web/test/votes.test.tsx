import { beforeAll, describe, expect, it } from 'vitest';
import { voteTerms } from '#contract/course/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aDraft, aVotingHouse, editedVote, type House, started } from '#house/votes.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, one, pick, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let at: House;
beforeAll(async () => {
  at = await aVotingHouse(portal());
});

describe('a vote', () => {
  it('that is a draft is not shown to who does not administer votes, nor is a way to one', async () => {
    const { id } = await aDraft(at.chair, { name: 'Tajný koncept' });
    const door = await opens(at.house, at.alena, '/hlasovani');
    await one('heading', 'Hlasování');
    await until('it is loaded', () => document.querySelector('[aria-busy=true]') === null);
    expect(saying(/Tajný koncept/)).toEqual([]);
    expect(every('link', 'Nové hlasování')).toEqual([]);
    expect(every('tab', /Koncepty/)).toEqual([]);
    door.goes(`/hlasovani/${id}/upravit`);
    await until('at home', () => door.address().startsWith('/nastenka'));
  });

  it('has points by majorities of their own: they are chosen in the draft and named where they decide otherwise', async () => {
    const local = {
      type: 'local',
      basis: 'assembly',
      preset: 'assembly',
      participation_count: 50,
      closesAt: null,
    } as const;
    const points = [{ name: 'Předseda' }, { name: 'Stanovy' }];
    const draft = await aDraft(at.chair, { ...local, name: 'Shromáždění', points });
    const door = await opens(at.house, at.chair, `/hlasovani/${draft.id}/upravit?step=points`);
    press(
      (
        await until('two points', () => [every('button', 'Znění a přílohy')].find((all) => all.length === 2))
      )[1] as HTMLElement,
    );
    await pick(/^Potřebná většina/, 'Alespoň dvě třetiny přítomných');
    press(await one('button', 'Pokračovat na kontrolu'));
    await words('Potřebná většina u tohoto bodu: Alespoň dvě třetiny přítomných.');
    expect(saying(/Potřebná většina u tohoto bodu/).length).toBe(1);
    await nothingForAxe();
    const { updatedAt, votePoints } = await at.chair.asks(votes.one, { id: draft.id });
    expect(votePoints.map((p) => p.preset)).toEqual([null, 'twoThirds']);
    await at.chair.asks(votes.start, { id: draft.id, updatedAt });
    const asked = {
      id: draft.id,
      name: 'Protinávrh',
      before: votePoints[1]?.id,
      offAgenda: { consent: true },
    } as const;
    await at.chair.asks(voteTerms.addPoint, asked);
    door.goes(`/hlasovani/${draft.id}`);
    press(await one('button', /Protinávrh/));
    await words(/^Bod byl přidán na místě, .+ Nebyl v pozvánce/);
    press(await one('button', /Stanovy/));
    await words('Potřebná většina u tohoto bodu: Alespoň dvě třetiny přítomných.');
    await nothingForAxe();
  });

  it('on site is read by an owner, who records nothing', async () => {
    const { id } = await started(at.chair, {
      ...{ name: 'Jen ke čtení', type: 'local', basis: 'assembly', participation_count: 50, closesAt: null },
    });
    const door = await opens(at.house, at.alena, `/hlasovani/${id}`);
    await one('heading', 'Jen ke čtení');
    await words(/Odpovědi zapisuje výbor\. V\sprezenci chybí 1\.$/);
    expect(every('link', 'Zapsat hlasy')).toEqual([]);
    expect(every('radiogroup')).toEqual([]);
    door.goes(`/hlasovani/${id}/na-miste`);
    await words(/K této části nemáte oprávnění\./);
  });

  it('that somebody else saved meanwhile is not overwritten, and what was typed stays', async () => {
    const draft = await aDraft(at.chair, { name: 'Úklid domu' });
    await opens(at.house, at.chair, `/hlasovani/${draft.id}/upravit`);
    type(await field(/^Název hlasování/), 'Úklid domu a dvora');
    await at.chair.asks(votes.update, editedVote(draft, { name: 'Úklid jinak' }));
    press(await one('button', 'Pokračovat na prezenční listinu'));
    press(await one('button', 'Načíst jejich verzi'));
    expect(fieldNow(/^Název hlasování/)?.value).toBe('Úklid domu a dvora');
    press(await one('button', 'Načíst jejich verzi', await one('dialog', /./)));
    await until('theirs is here', () => fieldNow(/^Název hlasování/)?.value === 'Úklid jinak');
  });

  it('is reminded of once, and asked again while the page still loads it waits instead of saying nothing', async () => {
    const { id } = await started(at.chair, { name: 'Připomínané' });
    const door = await opens(at.house, at.chair, `/hlasovani/${id}`);
    let go = () => {};
    const later = new Promise<undefined>((done) => {
      go = () => done(undefined);
    });
    const menuItem = async () => {
      press(await one('button', 'Další akce'));
      return one('menuitem', 'Připomenout nehlasujícím');
    };
    press(await menuItem());
    const question = await one('dialog', 'Připomenout hlasování?');
    door.instead(({ method, url }) => (method === 'GET' && url === `/api/v2/vote/${id}` ? later : undefined));
    press(await one('button', 'Poslat připomínku', question));
    await words('Připomínky odcházejí.');
    const waits = await menuItem();
    expect(waits.matches(':disabled, [aria-disabled=true], [data-disabled]')).toBe(true);
    go();
    await until('it is offered again', () => !every('menuitem', 'Připomenout nehlasujícím')[0]?.matches(':disabled'));
    press(await one('menuitem', 'Připomenout nehlasujícím'));
    await words(/Připomínka odešla před méně než 12 hodinami/);
  });

  it('that cannot be kept as a draft keeps whoever leaves at the field', async () => {
    const door = await opens(at.house, at.chair, '/hlasovani/novy');
    type(await field(/^Název hlasování/), ' ');
    const title = 'Uložit rozepsané jako koncept?';
    const leave = async () => {
      press(await one('link', 'Zpět'));
      press(await one('button', 'Uložit koncept', await one('dialog', title)));
    };
    await leave();
    await gone('dialog', title);
    await until('the field has the focus', () => document.activeElement === fieldNow(/^Název hlasování/));
    expect(fieldNow(/^Název hlasování/)?.getAttribute('aria-invalid')).toBe('true');
    type(await field(/^Název hlasování/), 'Odložené hlasování');
    await leave();
    await until('at the list', () => /^\/hlasovani(\?|$)/.test(door.address()));
    door.goes('/hlasovani?tab=concept');
    await one('link', 'Odložené hlasování');
  });
});
