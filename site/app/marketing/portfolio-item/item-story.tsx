import { TextLink } from '#app/link/text-link.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { PortfolioItem } from '../portfolio/portfolio-item.ts';
import * as styles from './item-story.css.ts';
import type { Detail, ItemStudy } from './item-study.ts';

export function ItemStory({ item, study }: { item: PortfolioItem; study: ItemStudy }) {
  const { imageUrl, detail, constraint, decision, service } = study;
  return (
    <>
      <Section label="Details" title="Three details, and what each is for">
        <div className={styles.details}>
          <DetailPicture src={imageUrl} alt={`Detail of the home page of ${item.title}`} detail={detail} />
          <ol className={styles.legend}>
            {detail.callOuts.map((callOut) => (
              <li key={callOut.text} className={styles.note}>
                {callOut.text}
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section label="Reasons" ground="shallow">
        <div className={styles.reasons}>
          <div className={styles.reason}>
            <h2 className={text({ as: 'heading' })}>The constraint</h2>
            <p>{constraint}</p>
          </div>
          <div className={styles.reason}>
            <h2 className={text({ as: 'heading' })}>The decision</h2>
            <p>{decision}</p>
          </div>
          <div className={styles.service}>
            <dl>
              <Measure {...service.terms} />
            </dl>
            <TextLink to={service.to}>{service.label}</TextLink>
          </div>
        </div>
      </Section>
    </>
  );
}

const sheetWidth = 1600;

/** A detail of the item's picture, with the numbers of the call-outs. */
function DetailPicture({ src, alt, detail }: { src: string; alt: string; detail: Detail }) {
  const { left, top, width, callOuts } = detail;
  const height = (width * 3) / 4;
  const scale = sheetWidth / width;
  const whole = { width: `${scale * 100}%`, left: `${(-left / width) * 100}%`, top: `${(-top / height) * 100}%` };
  return (
    <div className={framed}>
      <div className={styles.part}>
        <div className={styles.whole} style={whole}>
          <Picture
            src={src}
            alt={alt}
            ratio="4 / 3"
            sizes={`(min-width: 1024px) ${Math.round(scale * 36)}rem, ${Math.round(scale * 88)}vw`}
          />
        </div>
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" className={styles.overprint}>
          {callOuts.map(({ at, number, text: words }, place) => (
            <CallOut key={words} at={at} number={number} width={width}>
              {place + 1}
            </CallOut>
          ))}
        </svg>
      </div>
    </div>
  );
}

type CallOutProps = Pick<Detail['callOuts'][number], 'at' | 'number'> & { width: number; children: number };

/** A dot at the subject, a line, and the call-out's number in a ring. */
function CallOut({ at: [x, y], number: [left, top], width, children }: CallOutProps) {
  const unit = width / 100;
  return (
    <g>
      <path d={`M${x} ${y}L${left} ${top}`} className={styles.halo} strokeWidth={unit * 1.3} />
      <path d={`M${x} ${y}L${left} ${top}`} className={styles.line} strokeWidth={unit * 0.45} />
      <circle cx={x} cy={y} r={unit * 1.1} className={styles.fix} strokeWidth={unit * 0.4} />
      <circle cx={left} cy={top} r={unit * 3.1} className={styles.ring} strokeWidth={unit * 0.55} />
      <text x={left} y={top} fontSize={unit * 3.7} className={styles.figure}>
        {children}
      </text>
    </g>
  );
}
