import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';
import type { channelNames } from './channel-names.ts';
import { commandSchema } from './commands.ts';
import {
  aboutSchema,
  linkAddressSchema,
  linkSchema,
  notificationSchema,
  openedSchema,
  themeSchema,
} from './desktop.ts';
import { connectionSchema, cursorSchema, liveChangeSchema } from './live.ts';
import {
  forgotPasswordSchema,
  forgotResultSchema,
  sessionSchema,
  signInResultSchema,
  signInSchema,
} from './session.ts';

/** What the renderer stores between starts: Apollo's cache, local documents, texts typed for a thread, and UI state. */
export const storeNameSchema = z.enum(['cache', 'documents', 'unsaved-texts', 'ui-state']);
export type StoreName = z.infer<typeof storeNameSchema>;

/** Far above the size of the cache with a long inbox. The limit keeps a faulty page from filling the disk. */
const storeTextSchema = z.string().max(64 * 1024 * 1024);

/** The maximum length of a GraphQL request, as JSON. */
export const mostRequestChars = 256 * 1024;

/** Declares a call from the renderer by the schemas of its arguments and its result. */
const call = <const Takes extends readonly z.ZodType[], Gives extends z.ZodType>(takes: Takes, gives: Gives) => ({
  takes,
  gives,
});
/** Declares an event that main sends to the renderer. */
const event = <Payload extends z.ZodType>(payload: Payload) => ({ payload });
const nothing = z.void();

export type Call = { takes: readonly z.ZodType[]; gives: z.ZodType };
export type Event = { payload: z.ZodType };
type Names = typeof channelNames;
/** The type of `channels`: exactly one call or event for each channel name. */
type Declared = {
  [Group in keyof Names]: {
    [Name in Names[Group][number]]: Name extends `on${Capitalize<string>}` ? Event : Call;
  };
};

/**
 * The channels between main and renderer. The types of both sides come from this declaration. Main parses arguments and
 * results, so nothing malformed comes in, and nothing undeclared (a token, for example) goes out. GraphQL requests use
 * no channel: the renderer fetches `/graphql`.
 */
export const channels = {
  session: {
    get: call([], sessionSchema),
    signIn: call([signInSchema], signInResultSchema),
    /** Asks the server to mail a link to set a new password. */
    forgotPassword: call([forgotPasswordSchema], forgotResultSchema),
    /**
     * Ends the session, also at the server if it can be reached. Always removes the token, and the stored texts of all
     * users.
     */
    signOut: call([], nothing),
    /**
     * Tells main that the renderer got UNAUTHENTICATED. The stored texts stay, in case the same admin signs in again.
     */
    ended: call([], nothing),
    onChange: event(sessionSchema),
  },
  live: {
    /** Subscribes to changes after this cursor, or from now on if null. A second call ends the first subscription. */
    start: call([cursorSchema.nullable()], nothing),
    connection: call([], connectionSchema),
    onChange: event(liveChangeSchema),
    onConnection: event(connectionSchema),
  },
  /** Stores texts per server and user, encrypted. On a machine that cannot encrypt, texts stay in memory until Quit. */
  store: {
    read: call([storeNameSchema], storeTextSchema.nullable()),
    write: call([storeNameSchema, storeTextSchema], nothing),
    /** Moves an unreadable text aside so that it is not overwritten. */
    setAside: call([storeNameSchema], nothing),
  },
  requests: {
    /**
     * Sends a GraphQL request of an owner (`ownerKey`), as JSON, for a page that is being closed. The page does not get
     * the answer.
     */
    sendAtClose: call([z.string().max(1_000), z.string().max(mostRequestChars)], nothing),
  },
  desktop: {
    setUnread: call([z.int().min(0).max(1_000_000)], nothing),
    notify: call([notificationSchema], nothing),
    /** False when no mail program could be opened. Always true on Linux, which does not report such a failure. */
    openMail: call([z.email().max(254), z.string().max(500)], z.boolean()),
    /**
     * Asks the admin outside the page, then opens the link in the system's default program. Asks at most ten times a
     * minute.
     */
    openLink: call([linkAddressSchema], openedSchema),
    /**
     * Saves a file of a message where the admin chooses. Returns false if that fails, otherwise true, even if the admin
     * cancels.
     */
    saveFile: call([z.object({ id: z.uuid(), name: z.string().max(200) })], z.boolean()),
    /**
     * Adds a file that the admin chooses to the next reply to an inquiry. Returns why adding failed; null if the file
     * was added or the admin cancels.
     */
    attachFile: call([z.uuid()], z.string().nullable()),
    /**
     * Saves all data that the server has about an email address in a file that the admin chooses. The result is like
     * that of `saveFile`.
     */
    exportPerson: call([z.email().max(254)], z.boolean()),
    copy: call([z.string().max(10_000)], nothing),
    setTheme: call([themeSchema], nothing),
    about: call([], aboutSchema),
    openLogs: call([], nothing),
    /**
     * Returns the last link or notification that the admin opened, unless it was already returned. Null if there is
     * none, or nobody is signed in.
     */
    takeLink: call([], linkSchema.nullable()),
    onLinkWaits: event(nothing),
    onCommand: event(commandSchema),
  },
} satisfies Declared;
type Channels = typeof channels;

type Inputs<Takes extends readonly z.ZodType[]> = { -readonly [Index in keyof Takes]: z.input<Takes[Index]> };
type Outputs<Takes extends readonly z.ZodType[]> = { -readonly [Index in keyof Takes]: z.output<Takes[Index]> };
type Unsubscribe = () => void;
type Exposed<Channel> = Channel extends Call
  ? (...given: Inputs<Channel['takes']>) => Promise<z.output<Channel['gives']>>
  : Channel extends Event
    ? (listener: (payload: z.output<Channel['payload']>) => void) => Unsubscribe
    : never;

/** `window.agency`: the renderer's access to the desktop. */
export type Agency = {
  [Group in keyof Channels]: { [Name in keyof Channels[Group]]: Exposed<Channels[Group][Name]> };
} & {
  /** `platform`: `darwin`, `linux` or `win32`. */
  desktop: { platform: string };
};

type NamesOf<Group, Kind> = { [Name in keyof Group]: Group[Name] extends Kind ? Name : never }[keyof Group];

type Handler<Channel> = Channel extends Call
  ? (...given: Outputs<Channel['takes']>) => z.input<Channel['gives']> | Promise<z.input<Channel['gives']>>
  : never;

export type Handlers = {
  [Group in keyof Channels]: {
    [Name in NamesOf<Channels[Group], Call>]: Handler<Channels[Group][Name]>;
  };
};

export type SendEvent = <Group extends keyof Channels, Name extends NamesOf<Channels[Group], Event>>(
  group: Group,
  name: Name,
  payload: Channels[Group][Name] extends Event ? z.output<Channels[Group][Name]['payload']> : never,
) => void;

declare global {
  interface Window {
    agency: Agency;
  }
}
