import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';

export { type Inquiry, inquiryFields } from '@agency/site/ui/admin/inbox/inquiry.ts';

export const inquirySchema = inquiryKind.record;
