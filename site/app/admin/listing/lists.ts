/** A list with pages and a search, beside it the item that lies open. */
export type List = {
  path: '/admin' | '/admin/orders';
  /** What one of its items is called. The address says by this name which lies open, and its title has it as its id. */
  one: 'inquiry' | 'order';
  /** What all are called; the id of the list's heading. */
  all: 'inquiries' | 'orders';
};

export const inquiryList = { path: '/admin', one: 'inquiry', all: 'inquiries' } satisfies List;
export const orderList = { path: '/admin/orders', one: 'order', all: 'orders' } satisfies List;
