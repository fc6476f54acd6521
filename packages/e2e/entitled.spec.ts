import { flat, neighbour } from './house.ts';
import { expect, expectFlawless, here, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Prodejní';
const head = 'predsedova@posta.example';
const sellers = 'prodavajici@posta.example';

test('an owner sells, is told, is out; one click puts the owner back @mobile', async ({ mailTo }) => {
  test.slow();
  let unit = 0;
  here().found({
    nickname: house,
    name: house,
    leader: head,
    people: { [head]: 'Předsedová', [sellers]: 'Prodávající' },
    unlooked: true,
    async fill(by) {
      await neighbour(by, 'Předsedová', 'mayorCommittee');
      await neighbour(by, 'Kupující', 'owner', { sex: 'male' });
      unit = await flat(by, '1', [1, 1], await neighbour(by, 'Prodávající', 'owner'));
    },
  });
  const owner = await another(sellers, house, '/nastenka');
  // Until the list is accepted nobody falls; the buyer is not in the portal, so nobody stands on it.
  const chair = await another(head, house, '/sousede/pristup');
  await expect(chair.getByText('Všichni, kdo mají přístup')).toBeVisible();
  await expectFlawless(chair);
  await chair.getByRole('button', { name: 'Začít hned' }).click();
  await expect(chair.getByRole('heading', { name: 'Nikdo by o přístup nepřišel' })).toBeVisible();

  await chair.goto(`/jednotky/${unit}/upravit`);
  const owners = chair.getByRole('combobox', { name: /vlastník/i });
  await owners.first().fill('kupuj');
  await chair.getByRole('option', { name: /Kupující/ }).click();
  await chair.getByRole('button', { name: 'Uložit změny' }).click();
  const changes = chair.getByText('Alex Prodávající → Alex Kupující');
  await expect(changes).toBeVisible();
  await expectFlawless(chair);

  const changed = await mailTo(sellers, /změna vlastníka/);
  expect(changed.text).toContain('Alex Kupující');
  expect((await mailTo(sellers, /Váš přístup do domu skončil/)).text).toContain('Váš účet zůstává');

  // Wherever the former owner goes, they come to their own profile.
  await owner.goto('/jednotky');
  await expect(owner).toHaveURL(/\/sousede\/\d+/);
  await expect(owner.getByText('Přístup do domu vám skončil')).toBeVisible();
  const refused: string[] = [];
  owner.on('response', (r) => r.status() === 403 && refused.push(r.url()));
  await owner.goto('/jednotky');
  await expect(owner).toHaveURL(/\/sousede\/\d+/);
  await expect(owner.getByText('Přístup do domu vám skončil')).toBeVisible();
  await expect(owner.getByText('už tu nevlastníte jednotku 1')).toBeVisible();
  await expect(owner.getByText('Alex Předsedová')).toBeVisible();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Alex Prodávající');
  await expect(owner.getByText('Žádného hlasování v portálu jste se tu nezúčastnili.')).toBeVisible();
  await expect(owner.getByRole('link', { name: /^(Zprávy|Hlasování|Sousedé|Jednotky|Společenství)/ })).toHaveCount(0);
  // Nothing is asked that would only be refused.
  expect(refused).toEqual([]);
  await expectFlawless(owner);

  await chair.getByRole('button', { name: 'Vrátit zpět' }).click();
  await chair.getByRole('dialog').getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(chair.getByText('Změna vlastníka je vrácená.').first()).toBeVisible();
  expect((await mailTo(sellers, /je vrácená/)).text).toContain('Vlastník: Alex Prodávající');
  await owner.goto('/jednotky');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Jednotky');
  for (const one of [chair, owner]) await one.close();
});
