-- Orders are sorted by their address too, and those of one page alone are read.
create index house_order_sorted on house_order (email, id);

-- Once the house is founded its owners stand in its own register; the order keeps numbers of units alone.
update house_order set members = '[]', accepted = jsonb_set(accepted, '{form,svj,cadastreMembers}', '""')
where accepted_at is not null and accepted is not null;
update house_order set typed = jsonb_set(typed, '{svj,cadastreMembers}', '""')
where accepted_at is not null and typed -> 'svj' ? 'cadastreMembers';
