/** The sections of the side panel for what the computer was asked: each is there while it was asked for. */
import { uiText } from '../../text/index.ts';
import { Section } from '../parts/Section.tsx';
import { useAdvice, useMatch } from '../parts/table-context.ts';
import { Analysis, AnalysisControls } from './Analysis.tsx';
import { HintSection } from './HintSection.tsx';
import { Review, ReviewControls } from './Review.tsx';
import { Threats } from './Threats.tsx';

const words = uiText.advice;

export function AdviceSections() {
  const hint = useAdvice((a) => a.hint !== null);
  const analysis = useAdvice((a) => a.analysis !== null);
  const threats = useAdvice((a) => a.threats !== null);
  const review = useAdvice((a) => a.review !== null);
  const over = useMatch((s) => s.view.outcome !== null);
  return (
    <>
      {hint && (
        <Section id="hint" title={words.hint.title}>
          <HintSection />
        </Section>
      )}
      {review && (
        <Section id="review" title={words.review.title} beside={<ReviewControls />}>
          <Review />
        </Section>
      )}
      {analysis && (
        <Section id="analysis" title={words.analysis.title} beside={<AnalysisControls />}>
          <Analysis />
        </Section>
      )}
      {(threats || (analysis && !over)) && (
        <Section id="threats" title={words.threats.title}>
          <Threats />
        </Section>
      )}
    </>
  );
}
