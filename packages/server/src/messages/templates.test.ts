import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageTemplates, mostTemplates } from '#contract/messages/endpoints-templates.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('templates of a house', () => {
  it('are kept clean, found in Czech order and deleted by who writes messages, in their house only', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const owner = await house.owner();
    const told = { title: 'Odečty [datum]', label: 'maintenance' as const };
    const description = '<p>Dobrý den<script>alert(1)</script>, <b>[čas]</b></p>';
    const made = await chair.asks(messageTemplates.create, { name: 'Chodba', ...told, description });
    expect(made).toMatchObject({ ...told, description: '<p>Dobrý den, <strong>[čas]</strong></p>' });
    await chair.asks(messageTemplates.create, { name: 'Deratizace' });
    await chair.asks(messageTemplates.create, { name: 'Čištění' });
    const { templates } = await chair.asks(messageTemplates.list, {});
    expect(templates.map((t) => t.name)).toEqual(['Čištění', 'Deratizace', 'Chodba']);
    const again = await chair.refused(messageTemplates.create, { name: 'chodba' });
    expect(again).toMatchObject({
      code: 409,
      key: 'MESSAGE_EXTRAS.ERRORS.NAME_TAKEN',
      errors: { name: 'MESSAGE_EXTRAS.ERRORS.NAME_TAKEN' },
    });
    expect((await chair.refused(messageTemplates.create, { name: ' ' })).errors.name).toBe('BASE.FORM.REQUIRED');
    expect((await owner.refused(messageTemplates.list)).code).toBe(403);
    const other = await (await aHouse(portal)).chair();
    expect((await other.asks(messageTemplates.list, {})).templates).toEqual([]);
    expect((await other.refused(messageTemplates.remove, { id: made.id })).key).toBe(
      'MESSAGE_EXTRAS.ERRORS.NO_TEMPLATE',
    );
    await chair.asks(messageTemplates.remove, { id: made.id });
    expect((await chair.asks(messageTemplates.list, {})).templates).toHaveLength(2);
    await house.inside((db) =>
      db.execute(sql`insert into message_template (svj_id, name, created_at)
        select ${house.id}, 'Šablona ' || n, now() from generate_series(1, ${mostTemplates - 2}) n`),
    );
    const full = await chair.refused(messageTemplates.create, { name: 'Navíc' });
    expect(full).toMatchObject({ code: 422, key: 'MESSAGE_EXTRAS.ERRORS.TOO_MANY' });
  });
});
