export { default } from '@agency/prisma/testing/global-setup';
