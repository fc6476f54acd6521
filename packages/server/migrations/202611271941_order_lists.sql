-- Staff are a few of all accounts, and orders are listed by the day they were made.
create index account_staff on account (id) where is_product_admin;
create index house_order_created on house_order (created_at, id);
