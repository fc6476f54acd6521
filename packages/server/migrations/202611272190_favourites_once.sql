-- A favourite is kept once, in the order in which it was starred; what came in doubled (an older portal, an archive) is kept so too.
create function favourites_once() returns trigger language plpgsql as $$
begin
  new.settings := jsonb_set(new.settings, '{favorite_modules}', (
    select coalesce(jsonb_agg(f.one order by f.first), '[]'::jsonb)
    from (select e.one, min(e.at) as first
      from jsonb_array_elements(new.settings -> 'favorite_modules') with ordinality e(one, at) group by e.one) f));
  return new;
end $$;
create trigger member_favourites before insert or update of settings on member for each row
  when (jsonb_typeof(new.settings -> 'favorite_modules') = 'array') execute function favourites_once();
alter table member no force row level security;
update member set settings = settings
  where jsonb_typeof(settings -> 'favorite_modules') = 'array' and jsonb_array_length(settings -> 'favorite_modules') > 1;
alter table member force row level security;
