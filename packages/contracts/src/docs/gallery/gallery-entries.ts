import type { CitationStyleId } from '../../citation-styles.ts'
import type { GalleryEntry } from './gallery-entry.ts'

// Written by `npm run docs:generate`; a test renders the sources again and compares.
export const GALLERY_ENTRIES: Readonly<Record<CitationStyleId, readonly GalleryEntry[]>> = {
  apa: [
    {
      html: 'LeCun, Y., Bengio, Y., &amp; Hinton, G. (2015). Deep learning. <i>Nature</i>, <i>521</i>(7553), 436–444. https://doi.org/10.1038/nature14539',
      inText: '(LeCun et al., 2015)',
    },
    {
      html: 'Kuhn, T. S. (1970). <i>The Structure of Scientific Revolutions</i> (2nd ed.). University of Chicago Press.',
      inText: '(Kuhn, 1970)',
    },
    {
      html: 'Merton, R. K. (1973). The Matthew effect in science. In N. W. Storer (Ed.), <i>The Sociology of Science: Theoretical and Empirical Investigations</i> (pp. 439–459). University of Chicago Press.',
      inText: '(Merton, 1973)',
    },
    {
      html: 'Manjoo, F. (2017, March 8). Snap makes a bet on the cultural supremacy of the camera. <i>The New York Times</i>. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html',
      inText: '(Manjoo, 2017)',
    },
    {
      html: 'Centers for Disease Control and Prevention. (2024, May 9). <i>Facts about falls</i>. Older Adult Fall Prevention. https://www.cdc.gov/falls/data-research/facts-stats/index.html',
      inText: '(Centers for Disease Control and Prevention, 2024)',
    },
    {
      html: 'Rutz, C. L. (2013). <i>King Lear and its folktale analogues</i> [PhD dissertation]. University of Chicago.',
      inText: '(Rutz, 2013)',
    },
    {
      html: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
      inText: '(Brown v. Board of Education, 1954)',
    },
    {
      html: '袁训来, 陈哲, 肖书海, &amp; 万斌. (2012). 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口. 科学通报, <i>57</i>(34), 3219–3227.',
      inText: '(袁 et al., 2012)',
    },
  ],
  mla: [
    {
      html: 'LeCun, Yann, et al. “Deep Learning.” <i>Nature</i>, vol. 521, no. 7553, May 2015, pp. 436–44, https://doi.org/10.1038/nature14539.',
      inText: '(LeCun et al.)',
    },
    {
      html: 'Kuhn, Thomas S. <i>The Structure of Scientific Revolutions</i>. 2nd ed., U of Chicago P, 1970.',
      inText: '(Kuhn)',
    },
    {
      html: 'Merton, Robert K. “The Matthew Effect in Science.” <i>The Sociology of Science: Theoretical and Empirical Investigations</i>, edited by Norman W. Storer, U of Chicago P, 1973, pp. 439–59.',
      inText: '(Merton)',
    },
    {
      html: 'Manjoo, Farhad. “Snap Makes a Bet on the Cultural Supremacy of the Camera.” <i>The New York Times</i>, 8 Mar. 2017, https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
      inText: '(Manjoo)',
    },
    {
      html: 'Centers for Disease Control and Prevention. “Facts about Falls.” <i>Older Adult Fall Prevention</i>, 9 May 2024, https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
      inText: '(Centers for Disease Control and Prevention)',
    },
    {
      html: 'Rutz, Cynthia Lillian. <i>King Lear and Its Folktale Analogues</i>. 2013. U of Chicago, PhD dissertation.',
      inText: '(Rutz)',
    },
    {
      html: '<i>Brown v. Board of Education</i>. <i>U.S.</i>, vol. 347, 17 May 1954, p. 483.',
      inText: '(Brown v. Board of Education)',
    },
    {
      html: '袁训来, et al. “蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口.” 科学通报, vol. 57, no. 34, 2012, pp. 3219–27.',
      inText: '(袁 et al.)',
    },
  ],
  chicago: [
    {
      html: 'LeCun, Yann, Yoshua Bengio, and Geoffrey Hinton. 2015. “Deep Learning.” <i>Nature</i> 521 (7553): 436–44. https://doi.org/10.1038/nature14539.',
      inText: '(LeCun et al. 2015)',
    },
    {
      html: 'Kuhn, Thomas S. 1970. <i>The Structure of Scientific Revolutions</i>. 2nd ed. University of Chicago Press.',
      inText: '(Kuhn 1970)',
    },
    {
      html: 'Merton, Robert K. 1973. “The Matthew Effect in Science.” In <i>The Sociology of Science: Theoretical and Empirical Investigations</i>, edited by Norman W. Storer. University of Chicago Press.',
      inText: '(Merton 1973)',
    },
    {
      html: 'Manjoo, Farhad. 2017. “Snap Makes a Bet on the Cultural Supremacy of the Camera.” <i>New York Times</i>, March 8. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
      inText: '(Manjoo 2017)',
    },
    {
      html: 'Centers for Disease Control and Prevention. 2024. “Facts about Falls.” Older Adult Fall Prevention, May 9. https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
      inText: '(Centers for Disease Control and Prevention 2024)',
    },
    {
      html: 'Rutz, Cynthia Lillian. 2013. “King Lear and Its Folktale Analogues.” PhD dissertation, University of Chicago.',
      inText: '(Rutz 2013)',
    },
    {
      html: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
      inText: '(Brown v. Board of Education 1954)',
    },
    {
      html: '袁训来, 陈哲, 肖书海, and 万斌. 2012. “蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口.” 科学通报 57 (34): 3219–27.',
      inText: '(袁 et al. 2012)',
    },
  ],
  'chicago-notes': [
    {
      html: 'LeCun, Yann, Yoshua Bengio, and Geoffrey Hinton. “Deep Learning.” <i>Nature</i> 521, no. 7553 (2015): 436–44. https://doi.org/10.1038/nature14539.',
      inText:
        'Yann LeCun et al., “Deep Learning,” Nature 521, no. 7553 (2015): 436–44, https://doi.org/10.1038/nature14539.',
    },
    {
      html: 'Kuhn, Thomas S. <i>The Structure of Scientific Revolutions</i>. 2nd ed. University of Chicago Press, 1970.',
      inText:
        'Thomas S. Kuhn, The Structure of Scientific Revolutions, 2nd ed. (University of Chicago Press, 1970).',
    },
    {
      html: 'Merton, Robert K. “The Matthew Effect in Science.” In <i>The Sociology of Science: Theoretical and Empirical Investigations</i>, edited by Norman W. Storer. University of Chicago Press, 1973.',
      inText:
        'Robert K. Merton, “The Matthew Effect in Science,” in The Sociology of Science: Theoretical and Empirical Investigations, ed. Norman W. Storer (University of Chicago Press, 1973).',
    },
    {
      html: 'Manjoo, Farhad. “Snap Makes a Bet on the Cultural Supremacy of the Camera.” <i>New York Times</i>, March 8, 2017. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
      inText:
        'Farhad Manjoo, “Snap Makes a Bet on the Cultural Supremacy of the Camera,” New York Times, March 8, 2017, https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
    },
    {
      html: 'Centers for Disease Control and Prevention. “Facts about Falls.” Older Adult Fall Prevention, May 9, 2024. https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
      inText:
        'Centers for Disease Control and Prevention, “Facts about Falls,” Older Adult Fall Prevention, May 9, 2024, https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
    },
    {
      html: 'Rutz, Cynthia Lillian. “King Lear and Its Folktale Analogues.” PhD dissertation, University of Chicago, 2013.',
      inText:
        'Cynthia Lillian Rutz, “King Lear and Its Folktale Analogues” (PhD dissertation, University of Chicago, 2013).',
    },
    {
      html: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
      inText: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
    },
    {
      html: '袁训来, 陈哲, 肖书海, and 万斌. “蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口.” 科学通报 57, no. 34 (2012): 3219–27.',
      inText:
        '袁训来 et al., “蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口,” 科学通报 57, no. 34 (2012): 3219–27.',
    },
  ],
  ieee: [
    {
      html: 'Y. LeCun, Y. Bengio, and G. Hinton, “Deep learning,” <i>Nature</i>, vol. 521, no. 7553, pp. 436–444, May 2015, doi: 10.1038/nature14539.',
      inText: '[1]',
    },
    {
      html: 'T. S. Kuhn, <i>The Structure of Scientific Revolutions</i>, 2nd ed. Chicago: University of Chicago Press, 1970.',
      inText: '[1]',
    },
    {
      html: 'R. K. Merton, “The Matthew effect in science,” in <i>The Sociology of Science: Theoretical and Empirical Investigations</i>, N. W. Storer, Ed., Chicago: University of Chicago Press, 1973, pp. 439–459.',
      inText: '[1]',
    },
    {
      html: 'F. Manjoo, “Snap makes a bet on the cultural supremacy of the camera,” <i>The New York Times</i>, Mar. 8, 2017. Accessed: Mar. 1, 2026. [Online]. Available: https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html',
      inText: '[1]',
    },
    {
      html: 'Centers for Disease Control and Prevention, “Facts about falls,” Older Adult Fall Prevention. Accessed: Jan. 20, 2026. [Online]. Available: https://www.cdc.gov/falls/data-research/facts-stats/index.html',
      inText: '[1]',
    },
    {
      html: 'C. L. Rutz, “King Lear and its folktale analogues,” PhD dissertation, University of Chicago, Chicago, 2013.',
      inText: '[1]',
    },
    { html: 'Brown v. Board of Education, 347 U.S. 483 (1954).', inText: '[1]' },
    {
      html: '袁训来, 陈哲, 肖书海, and 万斌, “蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口,” 科学通报, vol. 57, no. 34, pp. 3219–3227, 2012.',
      inText: '[1]',
    },
  ],
  harvard: [
    {
      html: 'LeCun, Y., Bengio, Y. and Hinton, G. (2015) ‘Deep learning’, <i>Nature</i>, 521(7553), pp. 436–444. Available at: https://doi.org/10.1038/nature14539.',
      inText: '(LeCun, Bengio and Hinton, 2015)',
    },
    {
      html: 'Kuhn, T.S. (1970) <i>The Structure of Scientific Revolutions</i>. 2nd edn. Chicago: University of Chicago Press.',
      inText: '(Kuhn, 1970)',
    },
    {
      html: 'Merton, R.K. (1973) ‘The Matthew effect in science’, in N.W. Storer (ed.) <i>The Sociology of Science: Theoretical and Empirical Investigations</i>. Chicago: University of Chicago Press, pp. 439–459.',
      inText: '(Merton, 1973)',
    },
    {
      html: 'Manjoo, F. (2017) ‘Snap makes a bet on the cultural supremacy of the camera’, <i>The New York Times</i>, 8 March. Available at: https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html (Accessed: 1 March 2026).',
      inText: '(Manjoo, 2017)',
    },
    {
      html: 'Centers for Disease Control and Prevention (2024) <i>Facts about falls</i>, <i>Older Adult Fall Prevention</i>. Available at: https://www.cdc.gov/falls/data-research/facts-stats/index.html (Accessed: 20 January 2026).',
      inText: '(Centers for Disease Control and Prevention, 2024)',
    },
    {
      html: 'Rutz, C.L. (2013) <i>King Lear and its folktale analogues</i>. PhD dissertation. University of Chicago.',
      inText: '(Rutz, 2013)',
    },
    {
      html: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
      inText: '(Brown v. Board of Education, 1954)',
    },
    {
      html: '袁训来 <i>et al.</i> (2012) ‘蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口’, 科学通报, 57(34), pp. 3219–3227.',
      inText: '(袁 et al., 2012)',
    },
  ],
  nature: [
    {
      html: 'LeCun, Y., Bengio, Y. &amp; Hinton, G. Deep learning. <i>Nature</i> <b>521</b>, 436–444 (2015).',
      inText: '1',
    },
    {
      html: 'Kuhn, T. S. <i>The Structure of Scientific Revolutions</i> 2nd edn (University of Chicago Press, Chicago, 1970).',
      inText: '1',
    },
    {
      html: 'Merton, R. K. The Matthew effect in science. in <i>The Sociology of Science: Theoretical and Empirical Investigations</i> (ed. Storer, N. W.) 439–459 (University of Chicago Press, Chicago, 1973).',
      inText: '1',
    },
    {
      html: 'Manjoo, F. Snap makes a bet on the cultural supremacy of the camera. <i>The New York Times</i> (2017).',
      inText: '1',
    },
    {
      html: 'Centers for Disease Control and Prevention. Facts about falls. <i>Older Adult Fall Prevention</i> https://www.cdc.gov/falls/data-research/facts-stats/index.html (2024).',
      inText: '1',
    },
    {
      html: 'Rutz, C. L. King Lear and its folktale analogues. PhD dissertation, University of Chicago (2013).',
      inText: '1',
    },
    { html: 'Brown v. Board of Education, 347 U.S. 483 (1954).', inText: '1' },
    {
      html: '袁训来, 陈哲, 肖书海 &amp; 万斌. 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口. 科学通报 <b>57</b>, 3219–3227 (2012).',
      inText: '1',
    },
  ],
  vancouver: [
    {
      html: 'LeCun Y, Bengio Y, Hinton G. Deep learning. Nature. 2015 May 28;521(7553):436–44. doi:10.1038/nature14539',
      inText: '(1)',
    },
    {
      html: 'Kuhn TS. The Structure of Scientific Revolutions. 2nd ed. Chicago: University of Chicago Press; 1970.',
      inText: '(1)',
    },
    {
      html: 'Merton RK. The Matthew effect in science. In: Storer NW, editor. The Sociology of Science: Theoretical and Empirical Investigations. Chicago: University of Chicago Press; 1973. p. 439–59.',
      inText: '(1)',
    },
    {
      html: 'Manjoo F. Snap makes a bet on the cultural supremacy of the camera. The New York Times [Internet]. 2017 Mar 8 [cited 2026 Mar 1]. Available from: https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html',
      inText: '(1)',
    },
    {
      html: 'Centers for Disease Control and Prevention. Older Adult Fall Prevention [Internet]. 2024 [cited 2026 Jan 20]. Facts about falls. Available from: https://www.cdc.gov/falls/data-research/facts-stats/index.html',
      inText: '(1)',
    },
    {
      html: 'Rutz CL. King Lear and its folktale analogues [PhD dissertation]. [Chicago]: University of Chicago; 2013.',
      inText: '(1)',
    },
    { html: 'Brown v. Board of Education, 347 U.S. 483 (1954).', inText: '(1)' },
    {
      html: '袁训来, 陈哲, 肖书海, 万斌. 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口. 科学通报. 2012;57(34):3219–27.',
      inText: '(1)',
    },
  ],
  acs: [
    {
      html: 'LeCun, Y.; Bengio, Y.; Hinton, G. Deep Learning. <i>Nature</i> <b>2015</b>, <i>521</i> (7553), 436–444. https://doi.org/10.1038/nature14539.',
      inText: '1',
    },
    {
      html: 'Kuhn, T. S. <i>The Structure of Scientific Revolutions</i>, 2nd ed.; University of Chicago Press: Chicago, 1970.',
      inText: '1',
    },
    {
      html: 'Merton, R. K. The Matthew Effect in Science. In <i>The Sociology of Science: Theoretical and Empirical Investigations</i>; Storer, N. W., Ed.; University of Chicago Press: Chicago, 1973; pp 439–459.',
      inText: '1',
    },
    {
      html: 'Manjoo, F. Snap Makes a Bet on the Cultural Supremacy of the Camera. <i>The New York Times</i>. March 8, 2017. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html (accessed 2026-03-01).',
      inText: '1',
    },
    {
      html: 'Centers for Disease Control and Prevention. <i>Facts about falls</i>. Older Adult Fall Prevention. https://www.cdc.gov/falls/data-research/facts-stats/index.html (accessed 2026-01-20).',
      inText: '1',
    },
    {
      html: 'Rutz, C. L. King Lear and Its Folktale Analogues. PhD dissertation, University of Chicago, Chicago, 2013.',
      inText: '1',
    },
    { html: 'Brown v. Board of Education, 347 U.S. 483 (1954).', inText: '1' },
    {
      html: '袁训来; 陈哲; 肖书海; 万斌. 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口. 科学通报 <b>2012</b>, <i>57</i> (34), 3219–3227.',
      inText: '1',
    },
  ],
  ama: [
    {
      html: 'LeCun Y, Bengio Y, Hinton G. Deep learning. <i>Nature</i>. 2015;521(7553):436-444. doi:10.1038/nature14539',
      inText: '1',
    },
    {
      html: 'Kuhn TS. <i>The Structure of Scientific Revolutions</i>. 2nd ed. University of Chicago Press; 1970.',
      inText: '1',
    },
    {
      html: 'Merton RK. The Matthew effect in science. In: Storer NW, ed. <i>The Sociology of Science: Theoretical and Empirical Investigations</i>. University of Chicago Press; 1973:439-459.',
      inText: '1',
    },
    {
      html: 'Manjoo F. Snap makes a bet on the cultural supremacy of the camera. <i>The New York Times</i>. March 8, 2017. Accessed March 1, 2026. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html',
      inText: '1',
    },
    {
      html: 'Centers for Disease Control and Prevention. Facts about falls. Older Adult Fall Prevention. May 9, 2024. Accessed January 20, 2026. https://www.cdc.gov/falls/data-research/facts-stats/index.html',
      inText: '1',
    },
    {
      html: 'Rutz CL. <i>King Lear and Its Folktale Analogues</i>. PhD dissertation. University of Chicago; 2013.',
      inText: '1',
    },
    { html: 'Brown v. Board of Education, 347 U.S. 483 (1954).', inText: '1' },
    {
      html: '袁训来, 陈哲, 肖书海, 万斌. 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口. 科学通报. 2012;57(34):3219-3227.',
      inText: '1',
    },
  ],
  'gb-t': [
    {
      html: 'LECUN Y, BENGIO Y, HINTON G. Deep learning[J/OL]. Nature, 2015, 521(7553): 436-444. DOI:10.1038/nature14539.',
      inText: '[1]',
    },
    {
      html: 'KUHN T S. The Structure of Scientific Revolutions[M]. 2nd ed. Chicago: University of Chicago Press, 1970.',
      inText: '[1]',
    },
    {
      html: 'MERTON R K. The Matthew effect in science[M]//STORER N W. The Sociology of Science: Theoretical and Empirical Investigations. Chicago: University of Chicago Press, 1973: 439-459.',
      inText: '[1]',
    },
    {
      html: 'MANJOO F. Snap makes a bet on the cultural supremacy of the camera[N/OL]. The New York Times, 2017-03-08[2026-03-01]. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
      inText: '[1]',
    },
    {
      html: 'CENTERS FOR DISEASE CONTROL AND PREVENTION. Facts about falls[EB/OL]. (2024-05-09)[2026-01-20]. https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
      inText: '[1]',
    },
    {
      html: 'RUTZ C L. King Lear and its folktale analogues[D]. Chicago: University of Chicago, 2013.',
      inText: '[1]',
    },
    { html: 'Brown v. Board of Education[A]//U.S.: Vol. 347. 1954: 483.', inText: '[1]' },
    {
      html: '袁训来, 陈哲, 肖书海, 等. 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口[J]. 科学通报, 2012, 57(34): 3219-3227.',
      inText: '[1]',
    },
  ],
  'gb-t-author-date': [
    {
      html: 'LECUN Y, BENGIO Y, HINTON G, 2015. Deep learning[J/OL]. Nature, 521(7553): 436-444. DOI:10.1038/nature14539.',
      inText: '(LeCun et al., 2015)',
    },
    {
      html: 'KUHN T S, 1970. The Structure of Scientific Revolutions[M]. 2nd ed. Chicago: University of Chicago Press.',
      inText: '(Kuhn, 1970)',
    },
    {
      html: 'MERTON R K, 1973. The Matthew effect in science[M]//STORER N W. The Sociology of Science: Theoretical and Empirical Investigations. Chicago: University of Chicago Press: 439-459.',
      inText: '(Merton, 1973)',
    },
    {
      html: 'MANJOO F, 2017. Snap makes a bet on the cultural supremacy of the camera[N/OL]. The New York Times, 2017-03-08[2026-03-01]. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
      inText: '(Manjoo, 2017)',
    },
    {
      html: 'CENTERS FOR DISEASE CONTROL AND PREVENTION, 2024. Facts about falls[EB/OL]. (2024-05-09)[2026-01-20]. https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
      inText: '(Centers for Disease Control and Prevention, 2024)',
    },
    {
      html: 'RUTZ C L, 2013. King Lear and its folktale analogues[D]. Chicago: University of Chicago.',
      inText: '(Rutz, 2013)',
    },
    { html: 'Anon, 1954. Brown v. Board of Education[A]//U.S.: Vol. 347. 483.', inText: '(Anon, 1954)' },
    {
      html: '袁训来, 陈哲, 肖书海, 等, 2012. 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口[J]. 科学通报, 57(34): 3219-3227.',
      inText: '(袁训来 等, 2012)',
    },
  ],
  oscola: [
    {
      html: 'LeCun Y, Bengio Y and Hinton G, ‘Deep Learning’ (2015) 521 Nature 436 &lt;https://doi.org/10.1038/nature14539&gt;',
      inText:
        'Yann LeCun, Yoshua Bengio and Geoffrey Hinton, ‘Deep Learning’ (2015) 521 Nature 436 <https://doi.org/10.1038/nature14539>.',
    },
    {
      html: 'Kuhn TS, <i>The Structure of Scientific Revolutions</i> (2nd edn, University of Chicago Press 1970)',
      inText:
        'Thomas S Kuhn, The Structure of Scientific Revolutions (2nd edn, University of Chicago Press 1970).',
    },
    {
      html: 'Merton RK, ‘The Matthew Effect in Science’ in Norman W Storer (ed), <i>The Sociology of Science: Theoretical and Empirical Investigations</i> (University of Chicago Press 1973)',
      inText:
        'Robert K Merton, ‘The Matthew Effect in Science’ in Norman W Storer (ed), The Sociology of Science: Theoretical and Empirical Investigations (University of Chicago Press 1973).',
    },
    {
      html: 'Manjoo F, ‘Snap Makes a Bet on the Cultural Supremacy of the Camera’ <i>The New York Times</i> (8 March 2017) &lt;https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html&gt; accessed 1 March 2026',
      inText:
        'Farhad Manjoo, ‘Snap Makes a Bet on the Cultural Supremacy of the Camera’ The New York Times (8 March 2017) <https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html> accessed 1 March 2026.',
    },
    {
      html: 'Centers for Disease Control and Prevention, ‘Facts about Falls’ (<i>Older Adult Fall Prevention</i>, 9 May 2024) &lt;https://www.cdc.gov/falls/data-research/facts-stats/index.html&gt; accessed 20 January 2026',
      inText:
        'Centers for Disease Control and Prevention, ‘Facts about Falls’ (Older Adult Fall Prevention, 9 May 2024) <https://www.cdc.gov/falls/data-research/facts-stats/index.html> accessed 20 January 2026.',
    },
    {
      html: 'Rutz CL, ‘King Lear and Its Folktale Analogues’ (PhD dissertation, University of Chicago 2013)',
      inText:
        'Cynthia Lillian Rutz, ‘King Lear and Its Folktale Analogues’ (PhD dissertation, University of Chicago 2013).',
    },
    {
      html: '<i>Brown v Board of Education</i> 347 US 483 (1954)',
      inText: 'Brown v Board of Education 347 US 483 (1954).',
    },
    {
      html: '袁训来 and others, ‘蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口’ (2012) 57 科学通报 3219',
      inText:
        '袁训来 and others, ‘蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口’ (2012) 57 科学通报 3219.',
    },
  ],
  bluebook: [
    {
      html: 'Yann LeCun, Yoshua Bengio &amp; Geoffrey Hinton, <i>Deep Learning</i>, 521 <span class="small-caps">Nature</span> 436 (2015).',
      inText: 'Yann LeCun, Yoshua Bengio & Geoffrey Hinton, Deep Learning, 521 Nature 436 (2015).',
    },
    {
      html: '<span class="small-caps">Thomas S. Kuhn</span>, <span class="small-caps">The Structure of Scientific Revolutions</span> (2d ed. 1970).',
      inText: 'Thomas S. Kuhn, The Structure of Scientific Revolutions (2d ed. 1970).',
    },
    {
      html: 'Robert K. Merton, <i>The Matthew Effect in Science</i>, <i>in</i> <span class="small-caps">The Sociology of Science: Theoretical and Empirical Investigations</span> 439 (Norman W. Storer ed., 1973).',
      inText:
        'Robert K. Merton, The Matthew Effect in Science, in The Sociology of Science: Theoretical and Empirical Investigations 439 (Norman W. Storer ed., 1973).',
    },
    {
      html: 'Farhad Manjoo, <i>Snap Makes a Bet on the Cultural Supremacy of the Camera</i>, <span class="small-caps">N.Y. Times</span>, Mar. 8, 2017, https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
      inText:
        'Farhad Manjoo, Snap Makes a Bet on the Cultural Supremacy of the Camera, N.Y. Times, Mar. 8, 2017, https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
    },
    {
      html: 'Centers for Disease Control and Prevention, <i>Facts about Falls</i>, <span class="small-caps">Older Adult Fall Prevention</span> (May 9, 2024), https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
      inText:
        'Centers for Disease Control and Prevention, Facts about Falls, Older Adult Fall Prevention (May 9, 2024), https://www.cdc.gov/falls/data-research/facts-stats/index.html.',
    },
    {
      html: 'Cynthia Lillian Rutz, King Lear and Its Folktale Analogues (2013) (Ph.D. dissertation, University of Chicago).',
      inText:
        'Cynthia Lillian Rutz, King Lear and Its Folktale Analogues (2013) (Ph.D. dissertation, University of Chicago).',
    },
    {
      html: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
      inText: 'Brown v. Board of Education, 347 U.S. 483 (1954).',
    },
    {
      html: '袁训来 et al., 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口, 57 科学通报 3219 (2012).',
      inText: '袁训来 et al., 蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口, 57 科学通报 3219 (2012).',
    },
  ],
}
