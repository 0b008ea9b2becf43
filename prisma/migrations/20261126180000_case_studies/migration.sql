-- CreateTable
CREATE TABLE "case_studies" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "composition" TEXT NOT NULL,
    "client" TEXT NOT NULL,
    "sector" TEXT NOT NULL,
    "built_with" TEXT NOT NULL,
    "timeframe" TEXT NOT NULL,
    "image_url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "service_page" TEXT,
    "seo_title" TEXT,
    "seo_description" TEXT,
    "keywords" TEXT,
    "draft" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "media_hashes" TEXT[] GENERATED ALWAYS AS ("media_hashes"("image_url" || ' ' || "content")) STORED,

    CONSTRAINT "case_studies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "case_studies_slug_key" ON "case_studies"("slug");

-- CreateIndex
CREATE INDEX "case_studies_created_at_id_idx" ON "case_studies"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "case_studies_media_hashes_idx" ON "case_studies" USING GIN ("media_hashes");

-- What follows is written by hand.

ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_composition_check"
    CHECK ("composition" IN ('program', 'course', 'ledger'));

-- The case studies that a new installation begins with.
INSERT INTO "case_studies" ("id", "slug", "composition", "client", "sector", "built_with", "timeframe", "image_url", "title",
    "summary", "content", "service_page", "seo_title", "seo_description", "keywords", "created_at") VALUES
    (gen_random_uuid(), 'eso',
        'program',
        'Eastern Shore Orchestra',
        'Regional orchestra, concerts by subscription and single ticket',
        'WordPress',
        'January to May 2025',
        '/images/portfolio/eso.webp',
        'From a PDF and a telephone to the seat itself.',
        'The Eastern Shore Orchestra, ESO to its subscribers, sold seats through a PDF and a telephone. The new WordPress site lists the season, shows the hall seat by seat and holds a seat for ten minutes while you pay. The box office still answers the phone; it rings less.',
        '<h2>The trouble: Two people, one line, a hall to fill</h2>
<p>The season was a PDF of sixteen pages. On a phone you had to zoom in and scroll around to find a date. To see which seats were free, you had to call between ten and two.</p>
<p>A ticket form existed on another company’s page, in other colors, and let buyers choose a price category only. Subscribers who have sat in the same row for twenty years did not trust it. 22% of tickets were sold there.</p>
<p>On the first day of a season the line was busy all day. Nobody counted the callers who gave up.</p>
<h2>The work: What we did</h2>
<ol>
<li><p><strong>Spent two days in the box office</strong></p><p>We listened to calls and noted what people asked. Almost half wanted to know exactly where a seat was and what they could see from it. That settled the design.</p></li>
<li><p><strong>Made the season a list</strong></p><p>Concerts are entries in WordPress: date, hall, program, soloists, length, intermission. The orchestra’s own staff fill them in, and the page, the calendar feed and the printed leaflet draw on the same entry.</p></li>
<li><p><strong>Drew the hall</strong></p><p>All 812 seats are on a plan that works with a finger, a mouse, a keyboard and a screen reader. Stairs, wheelchair spaces and limited views are marked.</p></li>
<li><p><strong>Held the seat while people pay</strong></p><p>A chosen seat is yours for ten minutes, with the time in sight. The box office sells from the same plan, so that a seat cannot be sold twice.</p></li>
<li><p><strong>Invited the subscribers first</strong></p><p>They could order two weeks early, with their own seat already chosen. The box office offered to walk them through it by phone.</p></li>
</ol>
<h2>Results: In figures</h2>
<p>The first full season on the new site, 2025/26, compared with the one before.</p>
<figure class="measure" data-before="22" data-after="71" data-unit="%" data-drawn="seats"><p><strong>71%</strong></p><figcaption>of tickets sold online, from 22%<br>Ticket system, season 2024/25 and season 2025/26, September to May each</figcaption></figure>
<figure class="measure" data-before="320" data-after="176" data-unit="calls a week"><p><strong>−45%</strong></p><figcaption>calls to the box office, per week in season<br>Telephone provider’s monthly statement, answered calls, September to May each</figcaption></figure>
<figure class="measure" data-before="2.5" data-after="0.9" data-unit="s" data-names="Google’s limit|season page"><p><strong>0.9 s</strong></p><figcaption>largest contentful paint on a phone, season page<br>Lab test on a mid-range phone profile, June 2025, median of five runs</figcaption></figure>
<h2>Afterward: What we learned</h2>
<p>Ten minutes was right on the third try. With five, older buyers lost their seats while looking for a card; with twenty, the best rows looked sold out on the first morning.</p>
<p>We had wanted to tuck the phone number away. The box office asked us to print it larger. They were right: people who can see a number feel safe enough to try without it.</p>',
        'wordpress',
        'Case study: Eastern Shore Orchestra',
        'A regional orchestra sold seats by PDF and telephone. With a WordPress site and a seat map, 71% of tickets are now sold online, up from 22%.',
        'WordPress case study, orchestra website, ticket sales, seat map, accessibility',
        CURRENT_TIMESTAMP + interval '0 milliseconds'),
    (gen_random_uuid(), 'wellness-brand',
        'course',
        'Tern & Thistle',
        'Herbal teas and tinctures, sold online',
        'Shopify Plus',
        'October 2025 to February 2026',
        '/images/portfolio/wellness-brand.webp',
        'The refill was the product. The shop did not know it.',
        'Tern & Thistle sells teas and tinctures that customers finish in about a month. We moved the shop to Shopify Plus, put the refill choice on the product page and cut the checkout to what a refill needs. In the six months after launch, sales were up 250% on the same months a year earlier.',
        '<h2>Results: In figures</h2>
<p>Measured over the first six full months after launch. In the same period the client also raised its advertising, so part of the growth in sales belongs to that.</p>
<figure class="measure" data-before="100" data-after="350" data-unit="%"><p><strong>+250%</strong></p><figcaption>sales in 6 months, against the same months a year earlier<br>Shop system, March to August 2026 against March to August 2025</figcaption></figure>
<figure class="measure" data-before="4.8" data-after="1.4" data-unit="s"><p><strong>1.4 s</strong></p><figcaption>largest contentful paint on a phone, product page<br>Lab test on a mid-range phone profile, September 2025 and March 2026, median of five runs</figcaption></figure>
<figure class="measure" data-before="100" data-after="38" data-unit="%" data-names="all orders|refills"><p><strong>38%</strong></p><figcaption>of orders are refills<br>Shop system, orders placed under a refill plan, August 2026</figcaption></figure>
<h2>The trouble: A good product, bought once</h2>
<p>People liked the tea. They said so in reviews, and then most of them did not come back. To reorder, a customer had to find the product again, fill the cart and type an address: fourteen fields on a phone.</p>
<p>A refill plan existed, on a page of its own, in the menu under “More”. The product page, where people make up their minds, did not mention it.</p>
<p>The shop was also slow. On a mid-range phone the product photograph appeared after almost five seconds, behind four scripts from apps nobody used anymore.</p>
<h2>The work: What we did</h2>
<ol>
<li><p><strong>Read a year of orders</strong></p><p>We sorted twelve months of orders by customer. The typical second order came 34 days after the first, if it came at all. That became the standard interval for a refill.</p></li>
<li><p><strong>Moved the shop without losing an address</strong></p><p>Products, customers, reviews and past orders went to Shopify Plus, twice: once as a rehearsal, once for real. Every old address leads to its new page.</p></li>
<li><p><strong>Put the refill where the decision is</strong></p><p>The product page asks one thing: once, or every month? Price per cup, next delivery and how to stop stand beside the choice, in plain words.</p></li>
<li><p><strong>Cut the checkout</strong></p><p>A returning customer confirms. A new one fills in eight fields. The gift note and the company name now open on request.</p></li>
<li><p><strong>Took the weight off</strong></p><p>Seven apps became three. Photos are sent at the size of the screen they appear on, and the first one loads first.</p></li>
</ol>
<h2>Afterward: What we learned</h2>
<p>The sentence about how to stop a refill was the one most argued over. The client feared that it would invite people to leave. We tried both versions for four weeks; with the sentence, more people chose the refill.</p>
<p>We would read the orders even earlier next time. They answered in a day what two workshops had left open.</p>',
        'shopify',
        'Case study: Tern & Thistle',
        'How a seller of herbal teas moved to Shopify Plus, put the refill on the product page and sold 250% more in six months. Figures with their sources.',
        'Shopify Plus case study, wellness shop, subscriptions, checkout, Shopify migration',
        CURRENT_TIMESTAMP + interval '1 milliseconds'),
    (gen_random_uuid(), 'red-bull-enterprise',
        'ledger',
        'Red Bull Farm Enterprise',
        'Family cattle farm, grass-fed beef for butchers and restaurants',
        'Laravel',
        'February to July 2025',
        '/images/portfolio/red-bull-enterprise.webp',
        'Every cut sold before the animal leaves the pasture.',
        'The family behind Red Bull Farm raises grass-fed cattle and used to take orders from butchers and restaurants by text message. Their Laravel platform sells each animal cut by cut, settles the price after weighing and plans the delivery route. Wednesday evenings at the kitchen table with the order book are over.',
        '<h2>Results: In figures</h2>
<p>Measured over the fourth to ninth month of use, when all regular customers had moved to the platform.</p>
<figure class="measure"><p><strong>96%</strong></p><figcaption>of each animal sold before slaughter<br>Platform, share of carcass weight with a confirmed buyer, mean of all animals, November 2025 to April 2026</figcaption></figure>
<figure class="measure" data-before="16" data-after="5" data-unit="hours a week" data-drawn="hours"><p><strong>11 h</strong></p><figcaption>less office work a week<br>The family’s own time sheet, four weeks in January 2025 and four weeks in January 2026</figcaption></figure>
<h2>The trouble: Everybody wants the fillet</h2>
<p>An animal comes whole. Orders come as fillet, brisket and “the usual”. What nobody had ordered by Wednesday was frozen and sold cheaply, or given away.</p>
<p>Orders arrived by text message, to three phones in the family. On Wednesday evening they were copied into a book, added up, and the gaps filled by calling around. Prices depend on weight, and the weight is known only after cutting, so every invoice was calculated by hand on Friday.</p>
<p>A shop system did not fit. It can sell ten of something. It cannot sell two shoulders and one oxtail that exist only if the rest of the animal finds a buyer too.</p>
<h2>The work: What we did</h2>
<ol>
<li><p><strong>Spent a Wednesday at the table</strong></p><p>We watched the book being filled in and wrote down each rule that was spoken aloud. There were 31. Nine turned out to be habits from an earlier butcher.</p></li>
<li><p><strong>Described the animal as a set of cuts</strong></p><p>Each animal is opened for orders with its cuts and their usual weights. When a buyer takes a piece, everyone sees what remains. Slaughter is confirmed only when enough of it is sold.</p></li>
<li><p><strong>Sold the difficult cuts first</strong></p><p>Shin, heart and neck are offered three days before fillet and rib-eye. Customers who take a share of them get first choice of the rest.</p></li>
<li><p><strong>Settled the price after weighing</strong></p><p>Buyers agree to a price per pound and an upper limit. The butcher types the weight on a tablet, and the invoice is written from it.</p></li>
<li><p><strong>Planned the round</strong></p><p>Orders become a delivery list, sorted by route and opening hours. The driver has it on a phone, and it works without a signal.</p></li>
</ol>
<h2>Afterward: What we learned</h2>
<p>There is no earlier figure for the share sold in advance, because nobody could have counted it in the book. If the starting point matters to you, measure for two weeks before anything is built. We now insist on it.</p>
<p>Some chefs kept sending text messages. In the second month we let the platform read them into a draft order that the family confirms. It was two days of work and ended the discussion.</p>',
        'laravel-vue',
        'Case study: Red Bull Farm',
        'A family cattle farm took orders by text message. Its Laravel platform sells 96% of each animal before slaughter and saves 11 office hours a week.',
        'Laravel case study, farm ordering platform, wholesale ordering, delivery planning, custom software',
        CURRENT_TIMESTAMP + interval '2 milliseconds');

CREATE TRIGGER "case_studies_version"
    BEFORE UPDATE ON "case_studies"
    FOR EACH ROW EXECUTE FUNCTION "count_version"();

CREATE TRIGGER "case_studies_content_changed"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "case_studies"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();

CREATE TRIGGER "case_studies_forget_writing"
    AFTER DELETE ON "case_studies"
    FOR EACH ROW EXECUTE FUNCTION "forget_writing"();

CALL "announce_changes"('case_studies', 'CaseStudy');
